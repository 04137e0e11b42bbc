/** `createOfferForProductId`: requests a new quote from one insurer with another limit, other covers, fewer accessories or without a campaign; its answer replaces the offer in the list. */
import type { ProductId, QuoteHeaderId } from '@emsal/api/calls/identifiers';
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { changeOfferOutcomes } from '@emsal/api/outcomes/change-offer';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import { declineOutcome } from '@emsal/api/outcomes/insurer-decline';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import type { Engine } from '../quoting/quote-engine';
import { requireOwnQuote } from '../choosing/choose-offer';
import { findStoredOffer } from '../choosing/offer-source';
import type { ShownOffer } from '../listing/shown-offers';
import { shownList } from '../listing/shown-list';
import { applyChange, readAnswers, readQuote, type QuoteRow } from '../offer-store';
import type { StoredOffer } from '../stored-offer';
import { commonRequest } from '../stored-request';
import { isChangePossible } from '../options/product-change';
import { isOfferedLimit, unappliedChange } from '../options/unapplied-change';
import { withChange } from '../options/with-change';
import { changeAsked } from './change-asked';
import { requestOfferChange } from './request-offer-change';

type Input = ParsedOf<'POST quoterequestapi/offer/createOfferForProductId'>;
type Changed = OutputOf<'POST quoterequestapi/offer/createOfferForProductId'>;

const refuse = refusalsOf({ ...changeOfferOutcomes, ...chooseOfferOutcomes });

/** @returns the changed offer, and the totals before and after, kuruş; refuses with `offerGone`, `assuranceNotApplied`, `changeNoAnswer`, `changeDeclined` or the unapplied change @throws ProtocolError notFound for another visit's quote */
export async function changeProduct(input: Input, context: VisitContext, engine: Engine): Promise<Changed | Refusal> {
  const { db, clock } = context;
  const { quoteHeaderId, productId } = input;
  const list = await originalListOf(context, quoteHeaderId);
  const listRequest = commonRequest(list.request);
  const before = await offerIn(context, list, productId);
  if (!before) return refuse('offerGone');
  const first = await findStoredOffer(db, list.id, productId);
  const change = changeAsked(input, { line: list.line, before, first });
  if (!isChangePossible(listRequest, change)) return refuse('assuranceNotApplied');
  if (!isOfferedLimit(before, change)) return refuse('immNotApplied');
  // An offer that repeats an exclusion has fewer accessories to compare with.
  const original = first?.keptChange?.accessoriesOff ? null : first;
  const refusalFor = (answered: StoredOffer) =>
    unappliedChange(change, { request: listRequest, original, changed: answered });
  const isApplied = (answered: StoredOffer) => refusalFor(answered) === null;
  const request = { ...withChange(listRequest, change), requestId: randomId() };
  const quote = await requestOfferChange(context, engine, { list, request, productId, isAppliedIn: isApplied });
  const answered = await findStoredOffer(db, quote.id, productId);
  if (!answered) return refuse((await isDeclined(context, quote)) ? 'changeDeclined' : 'changeNoAnswer');
  const code = refusalFor(answered);
  if (code) return refuse(code);
  await applyChange(db, quote.id, clock.now());
  const after = (await offerIn(context, list, productId))!;
  return {
    offer: after,
    totalAmount: after.cacheAmount,
    totalAmountWithDiscount: after.cacheAmountWithDiscount,
    oldTotalAmount: before.cacheAmount,
    oldTotalAmountWithDiscount: before.cacheAmountWithDiscount,
  };
}

/** The insurer answered that it does not offer this; asking again would change nothing. */
const isDeclined = async ({ db }: VisitContext, quote: QuoteRow): Promise<boolean> =>
  (await readAnswers(db, quote.id)).some(
    ({ state, reasonCode }) => state === 'declined' && !declineOutcome(reasonCode).isFault,
  );

/** The list's own quote, also when the id names a change of it. @throws ProtocolError notFound */
async function originalListOf(context: VisitContext, quoteHeaderId: QuoteHeaderId): Promise<QuoteRow> {
  const quote = await requireOwnQuote(context, quoteHeaderId);
  return quote.basedOn === null ? quote : (await readQuote(context.db, quote.basedOn))!;
}

const offerIn = async (context: VisitContext, list: QuoteRow, productId: ProductId): Promise<ShownOffer | undefined> =>
  (await shownList(context, list)).offers.find((offer) => offer.productId === productId);
