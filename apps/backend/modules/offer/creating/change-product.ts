/** `createOfferForProductId`: one insurer is really asked again with another limit, other covers, fewer accessories or without a campaign, and its answer takes the place of its offer in the list. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { changeOfferOutcomes } from '@emsal/api/outcomes/change-offer';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import type { CampaignKind } from '@emsal/insurers/discounts';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../frame/context';
import { refusalsOf, type Refusal } from '../../../frame/refusal';
import type { Engine } from '../asking/engine';
import { ownQuote } from '../choosing/choose-offer';
import { storedOffer } from '../choosing/offer-source';
import type { ShownOffer } from '../listing/offers-of';
import { shownList } from '../listing/shown-list';
import { applyChange, readQuote, type QuoteRow } from '../offer-store';
import type { StoredOffer } from '../stored-offer';
import { askChange } from './ask-change';
import { isLimitOf, isPossible, unmetBy } from './unmet-change';

type Input = ParsedOf<'POST quoterequestapi/offer/createOfferForProductId'>;
type Changed = OutputOf<'POST quoterequestapi/offer/createOfferForProductId'>;

const refuse = refusalsOf({ ...changeOfferOutcomes, ...chooseOfferOutcomes });

/** @returns the changed offer, and the totals before and after, kuruş; refuses with `offerGone`, `assuranceNotApplied`, `changeNoAnswer` or what the answer did not meet @throws ProtocolError notFound for another visit's request */
export async function changeProduct(
  { quoteHeaderId, productId, change }: Input,
  context: VisitContext,
  engine: Engine,
): Promise<Changed | Refusal> {
  const { db, clock } = context;
  const list = await listOf(context, quoteHeaderId);
  const before = await offerIn(context, list, productId);
  if (!before) return refuse('offerGone');
  if (!isPossible(list.request, change)) return refuse('assuranceNotApplied');
  if (!isLimitOf(before, change)) return refuse('immNotApplied');
  const first = await storedOffer(db, list.id, productId);
  const unmet = (answered: StoredOffer) => unmetBy(change, { request: list.request, first, answered });
  const isMet = (answered: StoredOffer) => unmet(answered) === null;
  const request = changed(list.request, change);
  const quote = await askChange(context, engine, { list, request, productId, isMet });
  const answered = await storedOffer(db, quote.id, productId);
  if (!answered) return refuse('changeNoAnswer');
  const code = unmet(answered);
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

/** The list that the named request is, or that it changed before. @throws ProtocolError notFound */
async function listOf(context: VisitContext, quoteHeaderId: string): Promise<QuoteRow> {
  const quote = await ownQuote(context, quoteHeaderId);
  return quote.basedOn === null ? quote : (await readQuote(context.db, quote.basedOn))!;
}

const offerIn = async (context: VisitContext, list: QuoteRow, productId: number): Promise<ShownOffer | undefined> =>
  (await shownList(context, list)).offers.find((offer) => offer.productId === productId);

/** The list's question with this change in the place of any before; what the whole list was told stays. */
function changed(request: QuoteRequest, { campaignsOff = [], ...change }: Input['change']): QuoteRequest {
  const { discountCode, withoutOnlineDiscount } = request.adjust ?? {};
  const campaigns = Object.entries(request.campaigns ?? {}).filter(
    ([kind]) => !campaignsOff.includes(kind as CampaignKind),
  );
  return {
    ...request,
    requestId: randomId(),
    ...(request.campaigns && { campaigns: Object.fromEntries(campaigns) }),
    adjust: {
      ...(discountCode !== undefined && { discountCode }),
      ...(withoutOnlineDiscount !== undefined && { withoutOnlineDiscount }),
      ...change,
    },
  };
}
