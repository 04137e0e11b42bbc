import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import styles from './insurer-header.module.css';

interface InsurerLineProps {
  line: LineFacts;
  firm: { id: number; name: string };
  /** The risk's, formatted; may be empty. */
  reference: string;
}

/** Insurer, product and reference of the risk. */
export const InsurerHeader = ({ line, firm, reference }: InsurerLineProps) => (
  <div className={styles.insurer}>
    <InsurerMonogram firmId={firm.id} name={firm.name} />
    <p>
      <b>{firm.name}</b>
      <br />
      <span className={styles.muted}>{[line.name, reference].filter(Boolean).join(' · ')}</span>
    </p>
  </div>
);
