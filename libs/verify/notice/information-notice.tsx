/** Says what happens with personal data; it is shown, not agreed to, so it has no tick. */
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
