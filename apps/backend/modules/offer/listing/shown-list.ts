import type { VisitId } from '@emsal/api/calls/identifiers';
import type { VisitContext } from '../../../http/context';
import { readChoice, readFavourites } from '../favourite-offer-store';
import { readListAnswers, type ListAnswer, type QuoteRow } from '../offer-store';
import { shownOffers, type Marks, type ShownOffer } from './shown-offers';

export type ListContext = Pick<VisitContext, 'db' | 'clock'>;

export async function marksOf({ db, clock }: ListContext, visitId: VisitId): Promise<Marks> {
  const [favourites, choice] = await Promise.all([readFavourites(db, visitId), readChoice(db, visitId)]);
  return {
    favourites: new Set(favourites.map(({ productId }) => productId)),
    chosenOfferId: choice?.offerId ?? null,
    now: clock.now(),
  };
}

/** The offers of a list as the visit sees them, changes and favourites included. */
export async function shownList(
  context: ListContext,
  quote: QuoteRow,
): Promise<{ answers: ListAnswer[]; offers: ShownOffer[] }> {
  const [answers, marks] = await Promise.all([readListAnswers(context.db, quote.id), marksOf(context, quote.visitId)]);
  return { answers, offers: shownOffers(quote, answers, marks) };
}
