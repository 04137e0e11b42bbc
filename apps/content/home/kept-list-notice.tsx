import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { usePage } from '@emsal/platform/page';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Wrap } from '@emsal/ui/wrap/wrap';
import styles from './home-notice.module.css';
import { keptListTexts as texts } from './kept-list-notice.texts';

/** The offer list that is kept on this device, until it ends. */
export function KeptListNotice() {
  const { keptList } = usePage();
  if (!keptList) return null;
  const { offers, name, path, expiresAt } = keptList;
  return (
    <Wrap className={styles.notice}>
      <Notice>
        {texts.kept(offers, name)} {texts.until(formatLongDate(expiresAt), formatTime(expiresAt))}{' '}
        <Link href={path}>{texts.open}</Link>
      </Notice>
    </Wrap>
  );
}
