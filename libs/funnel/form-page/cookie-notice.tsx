import { usePage } from '@emsal/platform/page';
import { langCookie } from '@emsal/platform/storage/cookie-table';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { Notice } from '@emsal/ui/notice/notice';
import { useState } from 'react';
import { refusalTexts as texts } from '../submission/refusal.texts';
import styles from './cookie-notice.module.css';

/** Shown at once in a browser that stores no cookies: the landing page's answers are missing and no step can be submitted. */
export function CookieNotice() {
  const { cookie } = usePage();
  const isHydrated = useIsHydrated();
  // Asked once for each document: its cookie may be deleted later.
  const [isStored, setStored] = useState<boolean>();
  if (isHydrated && isStored === undefined) setStored(cookie(langCookie.name) !== undefined);
  if (isStored !== false) return null;
  return (
    <div role="status" className={styles.notice}>
      <Notice tone="warn">{texts.noCookiesYet}</Notice>
    </div>
  );
}
