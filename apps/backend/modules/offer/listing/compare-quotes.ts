/** Offers side by side, and the sealed query under which a separate page loads them again. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import { z } from 'zod';
import { secondsAfter } from '../../../clock/clock';
import type { CallerContext, VisitContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { seal, unseal } from '../../../http/seal';
import { findOwnVisit } from '../../visit/own-visit';
import { readQuote } from '../offer-store';
import { quoteOfVisit } from './offer-list';
import type { ShownOffer } from './shown-offers';
import { shownList } from './shown-list';

/** The same validity as a short link. */
const validSeconds = 7 * 24 * 3600;
const sealedQuery = z.object({ visitId: z.string(), quoteId: z.string(), productIds: z.array(z.int()) });
const keyOf = ({ config }: Pick<CallerContext, 'config'>) => ({ secretKey: config.secretKey, purpose: 'compare' });
const refuse = refusalsOf(chooseOfferOutcomes);

/** @returns the offers in the given order and the sealed query of this comparison; refuses with `offerGone` @throws ProtocolError notFound when the visit has no quote */
export async function compareQuotes(
  { visitId, productIds }: ParsedOf<'POST quoterequestapi/offer/CompareQuoteDetail/{visitId}'>,
  context: VisitContext,
): Promise<OutputOf<'POST quoterequestapi/offer/CompareQuoteDetail/{visitId}'> | Refusal> {
  const quote = await quoteOfVisit(context);
  const offers = inGivenOrder(productIds, (await shownList(context, quote)).offers);
  if (offers.length < new Set(productIds).size) return refuse('offerGone');
  const end = secondsAfter(context.clock.now(), validSeconds);
  return { query: seal({ visitId, quoteId: quote.id, productIds }, keyOf(context), end), offers };
}

/** Empty for a query that was changed, has expired, or belongs to another visitor. */
export async function comparedQuotes(query: string, context: CallerContext): Promise<ShownOffer[]> {
  const { db, clock } = context;
  const { data } = sealedQuery.safeParse(unseal(query, keyOf(context), clock));
  if (!data || !(await findOwnVisit(context, data.visitId))) return [];
  const quote = await readQuote(db, data.quoteId);
  return quote ? inGivenOrder(data.productIds, (await shownList(context, quote)).offers) : [];
}

const inGivenOrder = (productIds: readonly number[], offers: readonly ShownOffer[]): ShownOffer[] =>
  [...new Set(productIds)].flatMap((id) => offers.filter(({ productId }) => productId === id));
