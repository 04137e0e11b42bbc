import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { usePage } from '@emsal/platform/page';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { homeTexts as texts } from './home.texts';

/** The offer list that is kept on this device, until it ends. */
export function KeptOffers() {
  const { keptList } = usePage();
  if (!keptList) return null;
  const { offers, name, path, expiresAt } = keptList;
  return (
    <Stack gap={12}>
      <h2>{texts.waiting}</h2>
      <Notice>
        {texts.kept(offers, name)}. {texts.keptUntil(formatLongDate(expiresAt), formatTime(expiresAt))}{' '}
        <Link href={path}>{texts.keptOpen}</Link>
      </Notice>
    </Stack>
  );
}
