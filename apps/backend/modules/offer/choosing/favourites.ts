/** Favourites of a visit. A favourite whose product is not in the list, or whose sale has ended, is passive: it is shown as it was when it was marked. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import type { VisitContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { requireOwnQuote } from './choose-offer';
import { findStoredOffer } from './offer-source';
import { addFavourite, readFavourites, type FavouriteRow } from '../favourite-offer-store';
import { latestQuote, readAnswer, readQuote } from '../offer-store';
import { firmIdOf } from '../stored-offer';
import { shownOffers, type ShownOffer } from '../listing/shown-offers';
import { marksOf, shownList } from '../listing/shown-list';

const refuse = refusalsOf(chooseOfferOutcomes);

/** Refuses with `offerGone`. @throws ProtocolError notFound for another visit's quote */
export async function setFavourite(
  {
    visitId,
    quoteHeaderId,
    productId,
  }: ParsedOf<'POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}'>,
  context: VisitContext,
): Promise<null | Refusal> {
  const { db, clock } = context;
  const quote = await requireOwnQuote(context, quoteHeaderId);
  if (!(await findStoredOffer(db, quote.id, productId))) return refuse('offerGone');
  await addFavourite(db, { visitId, productId, quoteId: quote.id, markedAt: clock.now() });
  return null;
}

/** Oldest mark first. */
export async function passiveFavourites(context: VisitContext): Promise<ShownOffer[]> {
  const { db, visit } = context;
  const list = await latestQuote(db, visit.id);
  const offered = list ? (await shownList(context, list)).offers.filter(({ isSaleExpired }) => !isSaleExpired) : [];
  const products = new Set(offered.map(({ productId }) => productId));
  const missing = (await readFavourites(db, visit.id)).filter(({ productId }) => !products.has(productId));
  return (await Promise.all(missing.map((favourite) => passiveFavourite(context, favourite)))).flat();
}

/** Not for sale and not ranked: no labels, no button. */
const passive = {
  isPassiveFavorite: true,
  isFavorite: true,
  isBuyButtonStatus: false,
  isBestPrice: false,
  isBestProduct: false,
  isBestCoverage: false,
} as const;

async function passiveFavourite(context: VisitContext, { quoteId, productId }: FavouriteRow): Promise<ShownOffer[]> {
  const { db, visit } = context;
  const [quote, answer, marks] = await Promise.all([
    readQuote(db, quoteId),
    readAnswer(db, quoteId, firmIdOf(productId)),
    marksOf(context, visit.id),
  ]);
  if (!quote || !answer) return [];
  return shownOffers(quote, [answer], marks)
    .filter((offer) => offer.productId === productId)
    .map((offer) => ({ ...offer, ...passive }));
}
