/** `RedirectToSummary` and `getquotedetail`: the visit chooses one stored offer, which the checkout pages use. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import { isCallCentreOnly } from '@emsal/insurers/registry';
import type { VisitContext } from '../../../http/context';
import { principalOf } from '../../../http/ownership/principal';
import { requireOwner } from '../../../http/ownership/require-owner';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { changeOfferOutcomes } from '@emsal/api/outcomes/change-offer';
import { discountTypes, isCampaign } from '@emsal/insurers/discounts';
import { ownedVisit } from '../../visit/own-visit';
import { marksOf } from '../listing/shown-list';
import { shownOffers } from '../listing/shown-offers';
import { chooseOffer, readChoice } from '../favourite-offer-store';
import { readAnswers, readQuote, type QuoteRow } from '../offer-store';
import { requestOfOffer } from '../options/with-change';
import type { StoredOffer } from '../stored-offer';
import { assumptionsOf } from '../assumptions/assumptions';
import { findSealedOffer } from './offer-source';

const refuse = refusalsOf({ ...chooseOfferOutcomes, ...changeOfferOutcomes });

/** @returns the chosen offer's id; refuses with `offerGone`, `offerExpired`, `callCentreOnly` or `campaignNotApplicable` @throws ProtocolError notFound for another visit's quote */
export async function redirectToSummary(
  input: ParsedOf<'POST quoterequestapi/offer/RedirectToSummary'>,
  context: VisitContext,
): Promise<{ offerId: string } | Refusal> {
  const { db, clock } = context;
  const quote = await requireOwnQuote(context, input.quoteHeaderId);
  const offer = await findSealedOffer(context, quote, input.productId);
  if (!offer) return refuse('offerGone');
  if (Date.parse(offer.validUntil) <= clock.now().getTime()) return refuse('offerExpired');
  if (isCallCentreOnly(offer.firmId, quote.line)) return refuse('callCentreOnly');
  if (!holdsCampaigns(offer, input.campaigns)) return refuse('campaignNotApplicable');
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

/** Whether the price includes every campaign that the page sent. */
function holdsCampaigns({ discounts }: StoredOffer, campaigns: readonly number[]): boolean {
  const earned: number[] = discounts.flatMap(({ kind }) => (isCampaign(kind) ? [discountTypes[kind]] : []));
  return campaigns.every((id) => earned.includes(id));
}

/** The chosen offer; null and no cover when the visit's choice is not from this quote. @throws ProtocolError notFound for another visit's quote */
export async function quoteDetail(
  headerId: string,
  context: VisitContext,
): Promise<OutputOf<'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}'>> {
  const { db, visit } = context;
  const quote = await requireOwnQuote(context, headerId);
  const choice = await readChoice(db, visit.id);
  const offers = shownOffers(quote, await readAnswers(db, quote.id), await marksOf(context, visit.id));
  const stored = choice?.quoteId === quote.id ? await findSealedOffer(context, quote, choice.productId) : null;
  return {
    offer: offers.find(({ id }) => id === stored?.id) ?? null,
    assumptions: assumptionsOf(requestOfOffer(quote.request, stored ?? {}), stored),
    cover: stored?.assurances.map(({ label, value }) => ({ label, value })) ?? [],
  };
}

/** Another visit's quote is reported as not found. @throws ProtocolError notFound */
export async function requireOwnQuote({ db, visit, visitor }: VisitContext, quoteId: string): Promise<QuoteRow> {
  const quote = await readQuote(db, quoteId);
  const { customerId = null } = quote ?? {};
  const owned =
    quote?.visitId === visit.id ? { ...ownedVisit(visit), kind: 'quote' as const, customerId, row: quote } : undefined;
  requireOwner(principalOf(visitor), owned, 'read');
  return owned.row;
}
