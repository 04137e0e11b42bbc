/** The list of the visit as an assistant may see it. */
import type { z } from 'zod';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { shownList } from '../../offer/listing/shown-list';
import type { ShownOffer } from '../../offer/listing/shown-offers';
import { latestQuote, type ListAnswer, type QuoteRow } from '../../offer/offer-store';
import { toolOutcomes } from './tool-outcomes';
import { amountOf, type offerSummary } from './shapes';
import type { ToolContext } from './tool';

export const refuseTool = refusalsOf(toolOutcomes);

export interface ReadList {
  quote: QuoteRow;
  answers: ListAnswer[];
  offers: ShownOffer[];
}

export async function readList(context: ToolContext): Promise<ReadList | Refusal> {
  const quote = await latestQuote(context.db, context.visit.id);
  return quote ? { quote, ...(await shownList(context, quote)) } : refuseTool('noOffers');
}

export const coversOf = ({ covers }: Pick<ShownOffer, 'covers'>) =>
  covers.map(({ label, value }) => ({ label, value }));

export const summaryOf = (offer: ShownOffer): z.input<typeof offerSummary> => ({
  ...offer,
  price: amountOf(offer.cacheAmountWithDiscount),
  covers: coversOf(offer),
});
