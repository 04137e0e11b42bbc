import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { useSelector } from '@emsal/platform/store';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import { Link } from '@emsal/ui/link/link';
import { checkoutPaths } from '../../visit/checkout-paths';
import { crossPath } from './cross-path';
import { pairTexts as texts } from './pair.texts';

/** The way to the paired line's offers (spec funnel 2.5), or to its form while there are none; in a tab of its own: this list stays. */
export function PairLink({ line }: { line: LineFacts }) {
  const { crossOfferList } = useSelector(selectOffers(line.id));
  if (!line.pair) return null;
  const pair = factsOf(line.pair);
  const waiting = crossOfferList.find(({ count }) => count > 0);
  return (
    <Link
      variant="alone"
      href={waiting ? crossPath(waiting.crossOfferUrl) : checkoutPaths.firstStep(pair)}
      target="_blank"
    >
      {waiting ? texts.offers(pair.shortName) : texts.form(pair.shortName)}
    </Link>
  );
}
