/** From stored answers to what the contract shows: offers with rank and labels, and every insurer's state. */
import type { offer, offerList } from '@emsal/api/calls/offer';
import { declineOutcome } from '@emsal/api/outcomes/decline';
import { findInsurer } from '@emsal/insurers/registry';
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
  const ranks = rankOffers(stored.map(({ productId, firmId, total }) => ({ productId, total, coverageScore: coverageScoreOf(firmId) })));
  return stored.map((one) => shown(quote, one, ranks.get(one.productId) ?? noRank));
}

function shown({ offerNo }: QuoteRow, stored: StoredOffer, rank: Rank): ShownOffer {
  const { id, productId, firmId, productName, base, discounts, taxes, instalmentCost, total, maxInstalments, validUntil, seal, isRisk } = stored;
  const facts = findInsurer(firmId);
  return {
    id, offerNo, productId, firmId, firmName: facts?.name ?? '', productName,
    cacheAmount: total + discounts.reduce((sum, { amount }) => sum + amount, 0), cacheAmountWithDiscount: total,
    ...rank, coverageScore: coverageScoreOf(firmId), isRisk, isChildCampaign: false, isFavorite: false, isPassiveFavorite: false,
    onlineDiscountExpireDate: null, productDiscountTypes: [], discountList: [],
    filterAssuranceList: stored.assurances.map(({ key, label, value }) => ({ valueDataKey: key, value: `${label}: ${value}`, valueDataCode: key })),
    breakdown: { base, discounts, taxes, instalmentCost, total }, maxInstalments, validUntil, seal, isCallCentreOnly: facts?.isTrafficCallCentreOnly ?? false,
  };
}

export function insurerStates(quote: QuoteRow, answers: readonly AnswerRow[]): InsurerState[] {
  const byFirm = new Map(answers.map((answer) => [answer.firmId, answer]));
  return quote.firmIds.map((firmId) => insurerState(firmId, byFirm.get(firmId)));
}

export function insurerState(firmId: number, answer: AnswerRow | undefined): InsurerState {
  const name = findInsurer(firmId)?.name ?? '';
  if (!answer) return { firmId, name, state: 'asked' };
  if (answer.state === 'offered') return { firmId, name, state: 'offered' };
  return { firmId, name, state: answer.state, reasonCode: answer.reasonCode ?? '', reason: declineOutcome(answer.reasonCode).reason };
}
