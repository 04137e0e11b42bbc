import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import { Link } from '@emsal/ui/link/link';
import { checkoutPaths } from '../navigation/checkout-paths';
import { applicationTexts as texts } from './application.texts';

/** To the form of a line or an application that has no offers. */
export const WayBack = ({ line, toForm }: { line: LineFacts; toForm: boolean }) => (
  <Link variant="line" href={toForm ? linePath(line, '/form') : checkoutPaths.offers(line)}>
    {toForm ? texts.form : texts.offers}
  </Link>
);
