import { redirectReason } from '@emsal/platform/redirect-reason';
import { useLocation } from '@emsal/platform/router';
import { Notice } from '@emsal/ui/notice/notice';
import { Wrap } from '@emsal/ui/wrap/wrap';
import styles from './home-notice.module.css';
import { homeNoticeTexts as texts } from './home-notice.texts';

/** Why another page led here. */
export function HomeNotice() {
  const reason = redirectReason(useLocation().search);
  return (
    reason && (
      <Wrap className={styles.notice}>
        <Notice>{texts[reason]}</Notice>
      </Wrap>
    )
  );
}
