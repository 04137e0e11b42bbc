import { useId } from 'react';
import styles from './band.module.css';

/**
 * The kilim border above the footer, the order summary and the completed page; at most one per view beside the
 * footer's.
 */
export function Band() {
  const pattern = useId();
  return (
    <svg className={styles.band} width="100%" height="16" aria-hidden="true">
      <pattern id={pattern} width="48" height="16" patternUnits="userSpaceOnUse">
        <path className={styles.full} d="M12 0l8 8-8 8-8-8z" />
        <path className={styles.open} d="M36 2l6 6-6 6-6-6z" />
        <path className={styles.knot} d="M24 5l3 3-3 3-3-3zM0 5l3 3-3 3zM48 5v6l-3-3z" />
      </pattern>
      <rect width="100%" height="16" fill={`url(#${pattern})`} />
    </svg>
  );
}
