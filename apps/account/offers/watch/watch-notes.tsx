import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { privacyPath } from '../../area/privacy-paths';
import { watchTexts as texts } from './watch.texts';

/** What a watch sends to insurers, and when it ends. */
export const WatchNotes = ({ ends }: { ends: string }) => (
  <Stack gap={16}>
    <Notice>
      {texts.privacy} <Link href={privacyPath}>{texts.privacyPage}</Link>
    </Notice>
    <Text tone="muted">{texts.ends(ends)}</Text>
  </Stack>
);
