import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { useSelector } from '@emsal/platform/store';
import { pricePercent } from '@emsal/ranking/price-percent';
import { weights as published } from '@emsal/ranking/rank';
import { markBest } from '@emsal/state/offer/mark-best';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';

type State = Parameters<ReturnType<typeof selectOffers>>[0];

interface Listed {
  offers: readonly Offer[];
  /** The scores follow from the visitor's own weights. */
  isOwn: boolean;
}

/**
 * The compared offers with score and distinctions as the list shows them: among all of its offers, by the visitor's own
 * weights. Where the list was not loaded, or is another by now, those of the server stand.
 */
export function useListed(line: LineFacts, offers: readonly Offer[]): Listed {
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
  return { offers: offers.map(({ id }) => known.get(id)!), isOwn: pricePercent(weights) !== pricePercent(published) };
}
