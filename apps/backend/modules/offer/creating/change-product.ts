/** `createOfferForProductId`: one insurer is really asked again with another limit, other covers or fewer accessories, and its answer takes the place of its offer in the list. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { changeOfferOutcomes, type ChangeOfferCode } from '@emsal/api/outcomes/change-offer';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../frame/context';
import { refusalsOf, type Refusal } from '../../../frame/refusal';
import type { Engine } from '../asking/engine';
import { ownQuote } from '../choosing/choose-offer';
import { storedOffer } from '../choosing/offer-source';
import type { ShownOffer } from '../listing/offers-of';
import { shownList } from '../listing/shown-list';
import { addQuote, applyChange, findChange, lockVisitQuotes, readQuote, type QuoteRow } from '../offer-store';
import { firmIdOf, type StoredOffer } from '../stored-offer';
import { requestHash } from './request-hash';

type Input = ParsedOf<'POST quoterequestapi/offer/createOfferForProductId'>;
type Changed = OutputOf<'POST quoterequestapi/offer/createOfferForProductId'>;

const refuse = refusalsOf({ ...changeOfferOutcomes, ...chooseOfferOutcomes });

export async function changeProduct(
  { quoteHeaderId, productId, change }: Input,
  context: VisitContext,
  engine: Engine,
): Promise<Changed | Refusal> {
  const { db, clock } = context;
  const list = await listOf(context, quoteHeaderId);
  const before = await offerIn(context, list, productId);
  if (!before) return refuse('offerGone');
  const request = changed(list.request, change);
  const quote = await writeChange(context, { list, request, firmId: firmIdOf(productId) });
  if (quote.completedAt === null) await engine.run(quote, quote.firmIds);
  const answered = await storedOffer(db, quote.id, productId);
  if (!answered) return refuse('changeNoAnswer');
  const unmet = unmetBy(answered, change);
  if (unmet) return refuse(unmet);
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

/** The list that the named request is, or that it changed before. @throws ProtocolError notFound */
async function listOf(context: VisitContext, quoteHeaderId: string): Promise<QuoteRow> {
  const quote = await ownQuote(context, quoteHeaderId);
  return quote.basedOn === null ? quote : (await readQuote(context.db, quote.basedOn))!;
}

const offerIn = async (context: VisitContext, list: QuoteRow, productId: number): Promise<ShownOffer | undefined> =>
  (await shownList(context, list)).offers.find((offer) => offer.productId === productId);

/** The list's question with this change in the place of any before; what the whole list was told stays. */
function changed(request: QuoteRequest, change: Input['change']): QuoteRequest {
  const { discountCode, withoutOnlineDiscount } = request.adjust ?? {};
  return {
    ...request,
    requestId: randomId(),
    adjust: {
      ...(discountCode !== undefined && { discountCode }),
      ...(withoutOnlineDiscount !== undefined && { withoutOnlineDiscount }),
      ...change,
    },
  };
}

interface Change {
  list: QuoteRow;
  request: QuoteRequest;
  firmId: number;
}

/** Two tabs with the same wish share one request, and so the answer that comes first. */
async function writeChange({ db, clock }: VisitContext, { list, request, firmId }: Change): Promise<QuoteRow> {
  const hash = requestHash(request);
  return db.transaction(async (tx) => {
    await lockVisitQuotes(tx, list.visitId);
    const twin = await findChange(tx, { basedOn: list.id, requestHash: hash, firmId });
    if (twin && (twin.completedAt === null || twin.appliedAt !== null)) return twin;
    const quote: QuoteRow = {
      ...list,
      id: request.requestId,
      request,
      requestHash: hash,
      firmIds: [firmId],
      jobId: null,
      startedAt: clock.now(),
      completedAt: null,
      basedOn: list.id,
      appliedAt: null,
    };
    await addQuote(tx, quote);
    return quote;
  });
}

/** An insurer may answer with what it sells instead of what was asked for. */
function unmetBy({ assurances }: StoredOffer, { immLimit, covers = [] }: Input['change']): ChangeOfferCode | null {
  const limit = assurances.find(({ key }) => key === immKey)?.limit;
  if (immLimit !== undefined && limit !== immLimit) return 'immNotApplied';
  return covers.every((wanted) => assurances.some(({ key }) => key === wanted)) ? null : 'assuranceNotApplied';
}
