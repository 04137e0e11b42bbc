import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  children: ReactNode;
  /** The ways on. */
  actions?: ReactNode;
  /** The heading's level: 1 when it is the page. */
  level?: 1 | 2;
}

/** Nothing is here, and that is no error: why, and the next step. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Heading>{title}</Heading>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
