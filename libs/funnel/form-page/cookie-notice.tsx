import { usePage } from '@emsal/platform/page';
import { langCookie } from '@emsal/platform/storage/cookie-table';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { Notice } from '@emsal/ui/notice/notice';
import { refusalTexts as texts } from '../course/refusal.texts';
import styles from './cookie-notice.module.css';

/** Says at once that a browser without cookies gets nowhere: what a landing page sent is not here, and no step can be left. */
export function CookieNotice() {
  const { cookie } = usePage();
  if (!useIsHydrated() || cookie(langCookie.name) !== undefined) return null;
  return (
    <div role="status" className={styles.notice}>
      <Notice tone="warn">{texts.noCookiesYet}</Notice>
    </div>
  );
}
