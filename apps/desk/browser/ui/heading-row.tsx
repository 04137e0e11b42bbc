import type { ReactNode } from 'react';
import styles from './heading-row.module.css';

/** The title of a page with what can be done there. */
export const HeadingRow = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.row}>
    <h1 className={styles.title}>{title}</h1>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
