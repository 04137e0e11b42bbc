import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** For links that look like chips; the current one is filled. */
export const chipClass = styles.chip;

/** A filter toggle. */
export function Chip({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
