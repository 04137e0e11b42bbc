/** From stored answers to what the contract shows: offers with rank and labels, and every insurer's state. */
import type { offer, offerList } from '@emsal/api/calls/offer';
import { declineOutcome } from '@emsal/api/outcomes/decline';
import { discountTypes, isCampaign, productDiscountTypes } from '@emsal/insurers/discounts';
import { findInsurer, isCallCentreOnly } from '@emsal/insurers/registry';
import type { z } from 'zod';
import type { AnswerRow, QuoteRow } from '../offer-store';
import { rankOffers, type Rank } from '../ranking/rank';
import type { StoredOffer } from '../stored-offer';

export type ShownOffer = z.output<typeof offer>;
export type InsurerState = z.output<typeof offerList>['insurers'][number];

const noRank: Rank = { scoreValue: 0, isBestPrice: false, isBestProduct: false, isBestCoverage: false };
const coverageScoreOf = (firmId: number) => findInsurer(firmId)?.coverageScore ?? 0;

/** Ranked among each other: a further answer can move a label, so the list is made anew with each. */
export function offersOf(quote: QuoteRow, answers: readonly AnswerRow[]): ShownOffer[] {
  const stored = answers.flatMap(({ offers }) => offers);
  const ranks = rankOffers(
    stored.map(({ productId, firmId, total }) => ({ productId, total, coverageScore: coverageScoreOf(firmId) })),
  );
  return stored.map((one) => shown(quote, one, ranks.get(one.productId) ?? noRank));
}

/** What later forms of the list fill: campaigns, favourites. */
const notYet = {
  isChildCampaign: false,
  isFavorite: false,
  isPassiveFavorite: false,
};

function shown({ offerNo, line }: QuoteRow, stored: StoredOffer, rank: Rank): ShownOffer {
  const { id, productId, firmId, productName, maxInstalments, validUntil, seal, isRisk } = stored;
  const facts = findInsurer(firmId);
  return {
    ...{ id, offerNo, productId, firmId, productName, maxInstalments, validUntil, seal, isRisk },
    ...notYet,
    ...rank,
    ...priceOf(stored),
    ...discountsOf(stored),
    firmName: facts?.name ?? '',
    coverageScore: coverageScoreOf(firmId),
    isCallCentreOnly: isCallCentreOnly(firmId, line),
    filterAssuranceList: stored.assurances.map(({ key, label, value }) => ({
      valueDataKey: key,
      value: `${label}: ${value}`,
      valueDataCode: key,
    })),
  };
}

/** The discounts that the page knows by number; the others are lines of the breakdown only. */
function discountsOf({ discounts, onlineDiscountExpireDate }: StoredOffer) {
  const campaigns = discounts.flatMap(({ kind, ...discount }) => (isCampaign(kind) ? [{ kind, ...discount }] : []));
  return {
    onlineDiscountExpireDate: onlineDiscountExpireDate ?? null,
    productDiscountTypes: campaigns.flatMap(({ kind }) => productDiscountTypes[kind] ?? []),
    discountList: campaigns.map(({ kind, description, customDataCode = '' }) => ({
      type: discountTypes[kind],
      description,
      customDataCode,
    })),
  };
}

function priceOf({ base, discounts, surcharges, taxes, instalmentCost, total }: StoredOffer) {
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const breakdown = { base, discounts, surcharges, taxes, instalmentCost, total };
  return { cacheAmount: total + discount, cacheAmountWithDiscount: total, breakdown };
}

export function insurerStates(quote: QuoteRow, answers: readonly AnswerRow[]): InsurerState[] {
  const byFirm = new Map(answers.map((answer) => [answer.firmId, answer]));
  return quote.firmIds.map((firmId) => insurerState(firmId, byFirm.get(firmId)));
}

export function insurerState(firmId: number, answer: AnswerRow | undefined): InsurerState {
  const name = findInsurer(firmId)?.name ?? '';
  if (!answer) return { firmId, name, state: 'asked' };
  if (answer.state === 'offered') return { firmId, name, state: 'offered' };
  return {
    firmId,
    name,
    state: answer.state,
    reasonCode: answer.reasonCode ?? '',
    reason: declineOutcome(answer.reasonCode).reason,
  };
}
