import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { useSelector } from '@emsal/platform/store';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import { Link } from '@emsal/ui/link/link';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { shortNameOf } from '../../visit/line-and-visit';
import { useProduct } from '../../visit/use-product';
import { crossPath } from './cross-path';
import { pairLinkTexts as texts } from './pair-link.texts';

/** Link to the paired line's offers (spec funnel 2.5), or to its form when there are none; opens in a new tab. */
export function PairLink({ line }: { line: LineFacts }) {
  const { crossOfferList } = useSelector(selectOffers(line.id));
  const pair = useProduct(line.pair);
  if (!pair) return null;
  const waiting = crossOfferList.find(({ count }) => count > 0);
  return (
    <Link
      variant="alone"
      href={waiting ? crossPath(waiting.crossOfferUrl) : checkoutPaths.firstStep(pair)}
      target="_blank"
    >
      {waiting ? texts.offers(shortNameOf(pair)) : texts.form(shortNameOf(pair))}
    </Link>
  );
}
