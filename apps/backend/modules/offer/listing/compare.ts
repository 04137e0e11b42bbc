/** Offers beside each other, and the sealed name under which a page of its own finds them again. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import { z } from 'zod';
import { secondsAfter } from '../../../clock/clock';
import type { CallerContext, VisitContext } from '../../../frame/context';
import { refusalsOf, type Refusal } from '../../../frame/refusal';
import { seal, unseal } from '../../../frame/seal';
import { findOwnVisit } from '../../visit/visit-store';
import { readQuote } from '../offer-store';
import { quoteOfVisit } from './offer-list';
import type { ShownOffer } from './offers-of';
import { shownList } from './shown-list';

/** As long as a short link. */
const validSeconds = 7 * 24 * 3600;
const sealedQuery = z.object({ visitId: z.string(), quoteId: z.string(), productIds: z.array(z.int()) });
const keyOf = ({ config }: Pick<CallerContext, 'config'>) => ({ secretKey: config.secretKey, purpose: 'compare' });
const refuse = refusalsOf(chooseOfferOutcomes);

/** @returns the offers in the order named and the sealed name of this comparison; refuses with `offerGone` @throws ProtocolError notFound when the visit never asked */
export async function compareQuotes(
  { visitId, productIds }: ParsedOf<'POST quoterequestapi/offer/CompareQuoteDetail/{visitId}'>,
  context: VisitContext,
): Promise<OutputOf<'POST quoterequestapi/offer/CompareQuoteDetail/{visitId}'> | Refusal> {
  const quote = await quoteOfVisit(context);
  const offers = inOrderOf(productIds, (await shownList(context, quote)).offers);
  if (offers.length < new Set(productIds).size) return refuse('offerGone');
  const end = secondsAfter(context.clock.now(), validSeconds);
  return { query: seal({ visitId, quoteId: quote.id, productIds }, keyOf(context), end), offers };
}

/** Empty for a query that was changed, is over, or belongs to somebody else. */
export async function comparedQuotes(query: string, context: CallerContext): Promise<ShownOffer[]> {
  const { db, clock, visitor } = context;
  const { data } = sealedQuery.safeParse(unseal(query, keyOf(context), clock));
  if (!data || !(await findOwnVisit(db, { visitId: data.visitId, visitorId: visitor!.id }))) return [];
  const quote = await readQuote(db, data.quoteId);
  return quote ? inOrderOf(data.productIds, (await shownList(context, quote)).offers) : [];
}

const inOrderOf = (productIds: readonly number[], offers: readonly ShownOffer[]): ShownOffer[] =>
  [...new Set(productIds)].flatMap((wanted) => offers.filter(({ productId }) => productId === wanted));
