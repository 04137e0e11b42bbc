/** What all layouts have in common: one column that fills the screen, one `<main>` that takes the focus after a navigation. */
import type { ReactNode } from 'react';
import { classNames } from '@emsal/ui/class-names/class-names';
import { LoadingBar } from './loading-bar';
import styles from './layout.module.css';

export interface LayoutProps {
  children: ReactNode;
}

interface PageFrameProps extends LayoutProps {
  header: ReactNode;
  footer?: ReactNode;
  /** Leaves air above and below the content. */
  spaced?: boolean;
}

export function PageFrame({ header, footer, spaced = false, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <LoadingBar />
      {header}
      <main id="icerik" tabIndex={-1} className={classNames(styles.main, spaced && styles.spaced)}>
        {children}
      </main>
      {footer}
    </div>
  );
}
