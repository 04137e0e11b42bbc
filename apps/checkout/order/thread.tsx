import { classNames } from '@emsal/ui/class-names/class-names';
import marks from '@emsal/ui/step-menu/mark.module.css';
import styles from './thread.module.css';

export interface ThreadEntry {
  when: string;
  what: string;
  is: 'done' | 'now' | 'stopped' | 'next';
}

/** What happened and what follows, in the order of time: a knot each. */
export const Thread = ({ entries }: { entries: readonly ThreadEntry[] }) => (
  <ol className={styles.thread}>
    {entries.map(({ when, what, is }) => (
      <li key={what} className={classNames(marks.mark, marks[is])}>
        <b>{when}</b>
        <span>{what}</span>
      </li>
    ))}
  </ol>
);
