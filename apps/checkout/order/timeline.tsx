import { classNames } from '@emsal/ui/class-names/class-names';
import marks from '@emsal/ui/step-menu/mark.module.css';
import styles from './timeline.module.css';

export interface TimelineEntry {
  when: string;
  what: string;
  state: 'done' | 'now' | 'stopped' | 'next';
}

/** Past and future events in chronological order. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className={styles.timeline}>
    {entries.map(({ when, what, state }) => (
      <li key={what} className={classNames(marks.mark, marks[state])}>
        <b>{when}</b>
        <span>{what}</span>
      </li>
    ))}
  </ol>
);
