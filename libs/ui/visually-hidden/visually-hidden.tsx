import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
  as: As = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'p' | 'h2' | 'div';
}) {
  return <As className={styles.hidden}>{children}</As>;
}
