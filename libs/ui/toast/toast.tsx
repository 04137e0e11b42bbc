import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** A short confirmation over the page. The caller removes it. */
export function Toast({ icon, children, action }: { icon?: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.toast} role="status" data-ground="ink">
      {icon}
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
