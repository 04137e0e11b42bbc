/** `RedirectToSummary` and `getquotedetail`: the visit chooses one stored offer, and the later pages speak of it. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import { isCallCentreOnly } from '@emsal/insurers/registry';
import type { VisitContext } from '../../../frame/context';
import { ProtocolError } from '../../../frame/protocol-error';
import { refusalsOf, type Refusal } from '../../../frame/refusal';
import { changeOfferOutcomes } from '@emsal/api/outcomes/change-offer';
import { discountTypes, isCampaign } from '@emsal/insurers/discounts';
import { marksOf } from '../listing/shown-list';
import { offersOf } from '../listing/offers-of';
import { chooseOffer, readChoice } from '../marked-offer-store';
import { readAnswers, readQuote, type QuoteRow } from '../offer-store';
import type { StoredOffer } from '../stored-offer';
import { assumptionsOf } from './assumptions';
import { sealedOffer } from './offer-source';

const refuse = refusalsOf({ ...chooseOfferOutcomes, ...changeOfferOutcomes });

/** @returns the chosen offer's id; refuses with `offerGone`, `offerExpired`, `callCentreOnly` or `campaignNotApplicable` @throws ProtocolError notFound for another visit's request */
export async function redirectToSummary(
  input: ParsedOf<'POST quoterequestapi/offer/RedirectToSummary'>,
  context: VisitContext,
): Promise<{ offerId: string } | Refusal> {
  const { db, clock } = context;
  const quote = await ownQuote(context, input.quoteHeaderId);
  const offer = await sealedOffer(context, quote, input.productId);
  if (!offer) return refuse('offerGone');
  if (Date.parse(offer.validUntil) <= clock.now().getTime()) return refuse('offerExpired');
  if (isCallCentreOnly(offer.firmId, quote.line)) return refuse('callCentreOnly');
  if (!isEarned(offer, input.campaigns)) return refuse('campaignNotApplicable');
  await chooseOffer(db, {
    visitId: input.visitId,
    quoteId: quote.id,
    offerId: offer.id,
    productId: offer.productId,
    campaigns: input.campaigns,
    chosenAt: clock.now(),
  });
  return { offerId: offer.id };
}

/** Whether the price holds every campaign that the page believes to be in it. */
function isEarned({ discounts }: StoredOffer, campaigns: readonly number[]): boolean {
  const earned: number[] = discounts.flatMap(({ kind }) => (isCampaign(kind) ? [discountTypes[kind]] : []));
  return campaigns.every((id) => earned.includes(id));
}

/** The chosen offer; null and no cover when the visit chose none of this request. @throws ProtocolError notFound for another visit's request */
export async function quoteDetail(
  headerId: string,
  context: VisitContext,
): Promise<OutputOf<'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}'>> {
  const { db, visit } = context;
  const quote = await ownQuote(context, headerId);
  const choice = await readChoice(db, visit.id);
  const offers = offersOf(quote, await readAnswers(db, quote.id), await marksOf(context, visit.id));
  const stored = choice?.quoteId === quote.id ? await sealedOffer(context, quote, choice.productId) : null;
  return {
    offer: offers.find(({ id }) => id === stored?.id) ?? null,
    assumptions: assumptionsOf(quote.request, stored),
    cover: stored?.assurances.map(({ label, value }) => ({ label, value })) ?? [],
  };
}

/** Another visit's request answers as if it were not there. @throws ProtocolError notFound */
export async function ownQuote({ db, visit }: VisitContext, quoteId: string): Promise<QuoteRow> {
  const quote = await readQuote(db, quoteId);
  if (quote?.visitId !== visit.id) throw new ProtocolError('notFound');
  return quote;
}
