import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { Link } from '@emsal/ui/link/link';
import { checkoutPaths } from '../navigation/checkout-paths';
import { visitTexts as texts } from './visit.texts';

/** The next step after a visit has ended. A new document, because the store of this one still holds that visit. */
export const StartAgain = ({ line }: { line: LineFacts }) => (
  <Link variant="line" href={checkoutPaths.form(line)} data-reload="">
    {texts.startAgain}
  </Link>
);
