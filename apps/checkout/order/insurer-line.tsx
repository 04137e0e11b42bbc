import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatPlate } from '@emsal/platform/formats/numbers';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import styles from './insurer-line.module.css';

interface InsurerLineProps {
  line: LineFacts;
  firm: { id: number; name: string };
  /** Empty where nothing with a plate is insured. */
  plate: string;
}

/** Who insures what. */
export const InsurerLine = ({ line, firm, plate }: InsurerLineProps) => (
  <div className={styles.insurer}>
    <InsurerMonogram firmId={firm.id} name={firm.name} />
    <p>
      <b>{firm.name}</b>
      <br />
      <span className={styles.muted}>{[line.name, formatPlate(plate)].filter(Boolean).join(' · ')}</span>
    </p>
  </div>
);
