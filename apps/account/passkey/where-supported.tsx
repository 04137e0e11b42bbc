import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import type { ReactNode } from 'react';
import { hasPasskeys } from './ceremony';
import styles from './where-supported.module.css';

/** For what only a browser with passkeys can do. It stands there from the first paint, because nearly all can. */
export function WhereSupported({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  if (isHydrated && !hasPasskeys()) return null;
  return <div className={styles.scripted}>{children}</div>;
}
