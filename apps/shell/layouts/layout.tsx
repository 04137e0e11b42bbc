/** Renders a page by its layout plan: one column that fills the screen, and one `<main>` whose heading takes the focus after a navigation. */
import type { ReactNode } from 'react';
import { useWebView } from '@emsal/platform/web-view/web-view';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Header } from '../header/header';
import styles from './layout.module.css';
import type { LayoutPlan } from './layouts';
import { Footer } from './lazy-parts';
import { RouteLoadingBar } from './route-loading-bar';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

interface LayoutProps {
  plan: LayoutPlan;
  children: ReactNode;
}

function Content({ plan: { before: Before, after: After, width }, children }: LayoutProps) {
  if (!Before && !After) return <div className={styles[width]}>{children}</div>;
  return (
    <div className={classNames(styles.columns, Before ? styles.before : styles.after)}>
      {Before && <Before />}
      <div className={styles.content}>{children}</div>
      {After && <After />}
    </div>
  );
}

export function Layout({ plan, children }: LayoutProps) {
  const { header, footer, width, spacing, above: Above, below: Below } = plan;
  const { disabledComponents } = useWebView();
  const main = useFocusAfterNavigation();
  const inside = (
    <>
      {Above && <Above />}
      <Content plan={plan}>{children}</Content>
    </>
  );
  return (
    <div className={styles.page}>
      <RouteLoadingBar />
      {!disabledComponents.includes('header') && <Header isMinimal={header === 'minimal'} />}
      <main ref={main} id="icerik" tabIndex={-1} className={classNames(styles.main, styles[spacing])}>
        {width === 'edge' ? inside : <Wrap>{inside}</Wrap>}
      </main>
      {Below && <Below />}
      {footer && !disabledComponents.includes('footer') && <Footer />}
    </div>
  );
}
