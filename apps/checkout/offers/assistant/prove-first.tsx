import { passportLink } from '@emsal/lines/facts/passport-path';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { assistantTexts as texts } from './assistant.texts';

/** The page that opens a visit by its offer number proves the telephone again, and comes back to the list. */
export const ProveFirst = ({ offerNo }: { offerNo: string }) => (
  <Text>
    {texts.prove} <Link href={passportLink(offerNo)}>{texts.proveLink}</Link>
  </Text>
);
