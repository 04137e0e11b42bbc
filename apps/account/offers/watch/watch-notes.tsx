import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { privacyPath } from '../../area/privacy-paths';
import { watchTexts as texts } from './watch.texts';

interface WatchNotesProps {
  ends: string;
  /** How many are asked, where it is known. */
  insurers?: number;
  /** The day of the first question, where it is not today. */
  first?: string | false;
}

/** What a watch sends to insurers, and when it ends. */
export const WatchNotes = ({ ends, insurers, first }: WatchNotesProps) => (
  <Stack gap={16}>
    <Notice>
      {texts.privacy(insurers === undefined ? texts.sellers : texts.sellersOf(insurers))}{' '}
      <Link href={privacyPath}>{texts.privacyPage}</Link>
    </Notice>
    {first && <Text>{texts.renewal.first(first)}</Text>}
    <Text tone="muted">{texts.ends(ends)}</Text>
  </Stack>
);
