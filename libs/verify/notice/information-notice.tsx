/** Shown, not agreed to, so it has no checkbox. */
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { informationNoticeTexts as texts } from './information-notice.texts';

export function InformationNotice() {
  return (
    <Text size="small" tone="muted">
      {texts.before}
      <Link href={texts.href} target="_blank">
        {texts.link}
      </Link>
      {texts.after}
    </Text>
  );
}
