import type { PdfInfo } from '@emsal/api/calls/self-service/pdf-shapes';
import { Icon } from '@emsal/ui/icon/icon';
import { lockSimpleIcon } from '@emsal/ui/icon/icons';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import styles from './paper.module.css';

const lines = ['long', 'full', 'most', 'short', 'gap', 'full', 'most', 'half'] as const;

/** Decorative: the sheet that stays closed until the policyholder is there. */
export const Paper = ({ firmId, firmName, lineName }: PdfInfo) => (
  <div className={styles.paper} aria-hidden="true">
    <div className={styles.head}>
      <InsurerMonogram firmId={firmId} name={firmName} size={32} />
      <span>{lineName}</span>
    </div>
    {lines.map((line, at) => (
      <span key={at} className={styles[line]} />
    ))}
    <Icon of={lockSimpleIcon} className={styles.lock} />
  </div>
);
