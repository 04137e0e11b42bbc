import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { useSelector } from '@emsal/platform/store';
import { pricePercent } from '@emsal/ranking/price-percent';
import { publishedWeights } from '@emsal/ranking/published-weights';
import { markBest } from '@emsal/state/offer/mark-best';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';

type State = Parameters<ReturnType<typeof selectOffers>>[0];

interface ListScores {
  offers: readonly Offer[];
  /** The scores use the visitor's own weights. */
  isOwn: boolean;
}

/**
 * The compared offers with the scores and labels of the list: ranked among all its offers by the visitor's weights.
 * Without a loaded list, or when it is a different one, the server's scores are kept.
 */
export function useListScores(line: LineFacts, offers: readonly Offer[]): ListScores {
  const of = selectOffers(line.id);
  const offerList = useSelector((state: State) => of(state).offerList);
  const weights = useSelector((state: State) => of(state).weights);
  const fresh = new Map(offers.map((offer) => [offer.id, offer]));
  const listed = markBest(
    offerList.map((offer) => fresh.get(offer.id) ?? offer),
    weights,
  );
  const known = new Map(listed.map((offer) => [offer.id, offer]));
  if (!offers.every(({ id }) => known.has(id))) return { offers, isOwn: false };
  return {
    offers: offers.map(({ id }) => known.get(id)!),
    isOwn: pricePercent(weights) !== pricePercent(publishedWeights(line)),
  };
}
