/** Cookie preferences open as a native popover: a panel, not a page, and it needs no script (spec member 2). */
import { Button } from '@emsal/ui/button/button';
import styles from './footer.module.css';
import { footerTexts as texts } from './footer.texts';

const panelId = 'cerez-tercihleri';

export function CookiePanel() {
  return (
    <>
      <Button variant="quiet" className={styles.plain} popoverTarget={panelId}>
        {texts.cookies}
      </Button>
      <div id={panelId} popover="auto" className={styles.panel} role="dialog" aria-label={texts.cookiesTitle}>
        <p className={styles.panelTitle}>{texts.cookiesTitle}</p>
        <p>{texts.cookiesText}</p>
        <Button variant="line" popoverTarget={panelId} popoverTargetAction="hide">
          {texts.close}
        </Button>
      </div>
    </>
  );
}
