/** A list of the account: what it is, a line about it, and a state, amount or link at the end. */
import { classNames } from '@emsal/ui/class-names/class-names';
import type { ReactNode } from 'react';
import styles from './row-list.module.css';

interface ListRowProps {
  title: ReactNode;
  /** Below the title. */
  children?: ReactNode;
  /** Below that. */
  more?: ReactNode;
  end?: ReactNode;
  /** Its end is wide: below the words on small screens. */
  stacked?: boolean;
  /** Known already: less strong. */
  isRead?: boolean;
}

export const RowList = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
);

export const ListRow = ({ title, children, more, end, stacked, isRead }: ListRowProps) => (
  <li className={classNames(styles.row, stacked && styles.stacked)}>
    <div className={styles.words}>
      <p className={classNames(styles.title, isRead && styles.read)}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {more && <div className={styles.more}>{more}</div>}
    </div>
    {end && <div className={styles.end}>{end}</div>}
  </li>
);
