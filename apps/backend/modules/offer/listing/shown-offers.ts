/** Maps stored answers to the contract's offers with rank, labels and marks. */
import type { offer } from '@emsal/api/calls/offer/shapes';
import { discountTypes, isCampaign, productDiscountTypes } from '@emsal/insurers/discounts';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { findInsurer, isCallCentreOnly } from '@emsal/insurers/registry';
import { serviceRatings } from '@emsal/insurers/service-ratings';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { keyFactsOf, optionsOf } from '@emsal/lines/server/server-lines';
import { publishedWeights } from '@emsal/ranking/published-weights';
import { rankOffers, type Rank } from '@emsal/ranking/rank';
import { minimumImm } from '@emsal/tariffs/imm/minimum-imm';
import type { z } from 'zod';
import type { ListAnswer, QuoteRow } from '../offer-store';
import { pricedPeople } from '../../../formats/insured-people';
import { changeOfQuote } from '../options/kept-changes';
import { namedParts } from '../options/named-parts';
import { offeredOptions, type OfferedOption } from '../options/offered-options';
import { lostPart, presentChange } from '../options/product-change';
import { requestOfOffer } from '../options/with-change';
import { commonRequest } from '../stored-request';
import type { StoredOffer } from '../stored-offer';
import { coverageScoreOf } from './coverage-score';

export type ShownOffer = z.output<typeof offer>;

/** What the visit adds to the insurers' answers. */
export interface Marks {
  favourites: ReadonlySet<number>;
  chosenOfferId: string | null;
  now: Date;
}

const noRank: Rank = { scoreValue: 0, isBestPrice: false, isBestProduct: false, isBestCoverage: false };

/** Offers are ranked among each other: a further answer can move a label, so the whole list is mapped again. */
export function shownOffers(quote: QuoteRow, answers: readonly ListAnswer[], marks: Marks): ShownOffer[] {
  const pairs = answers.flatMap((answer) => answer.offers.map((stored) => ({ answer, stored })));
  const ranks = rankOffers(
    pairs.map(({ stored }) => ({
      productId: stored.productId,
      total: stored.total,
      coverageScore: coverageScoreOf(quote.line as LineId, stored),
      isSaleExpired: isExpired(stored, marks),
    })),
    publishedWeights(factsOf(quote.line as LineId)),
  );
  return pairs.map(({ answer, stored }) => ({
    ...shownOffer(quote, answer, stored),
    ...(ranks.get(stored.productId) ?? noRank),
    ...visitMarks(quote, stored, marks),
  }));
}

/** Display state that the page keeps. */
const closed = { isOpenDetail: false, featuredIsOpenDetail: false, immModalOpen: false } as const;

function shownOffer(quote: QuoteRow, answer: ListAnswer, stored: StoredOffer) {
  const { id, productId, firmId, productName, maxInstalments, validUntil, seal, isRisk } = stored;
  const { immLimits, optionalCovers, documents } = stored;
  return {
    id,
    offerNo: quote.offerNo,
    productId,
    firmId,
    productName,
    maxInstalments,
    validUntil,
    seal,
    isRisk,
    immLimits,
    optionalCovers,
    documents,
    ...closed,
    ...priceOf(stored),
    ...discountsOf(stored, requestOfOffer(answer.changedBy ?? quote.request, stored).campaigns),
    ...coversOf(stored),
    quoteHeaderId: answer.quoteId,
    firmName: findInsurer(firmId)?.name ?? '',
    coverageScore: coverageScoreOf(quote.line as LineId, stored),
    ...(stored.networkKey !== undefined && { networkKey: stored.networkKey }),
    serviceRating: serviceRatings.value[firmId],
    change: changeOf(quote, answer, stored),
    options: optionsOfOffer(quote, answer, stored),
    keyFacts: keyFactsOf(quote.line as LineId).map(({ ofInsured, ...fact }) => ({
      ...fact,
      ...(ofInsured && { value: ofInsured(commonRequest(quote.request) as never) }),
    })),
    ...pricedPeople(commonRequest(quote.request).risk),
    ...lostOptionsOf(quote, answer, stored),
  };
}

const isExpired = ({ validUntil }: StoredOffer, { now }: Marks): boolean => Date.parse(validUntil) <= now.getTime();

function visitMarks({ line }: QuoteRow, stored: StoredOffer, marks: Marks) {
  const { id, productId, firmId } = stored;
  const isSaleExpired = isExpired(stored, marks);
  const byTelephone = isCallCentreOnly(firmId, line);
  return {
    isFavorite: marks.favourites.has(productId),
    isPassiveFavorite: false,
    isSelected: id === marks.chosenOfferId,
    isSaleExpired,
    isCallCentreOnly: byTelephone,
    isBuyButtonStatus: !isSaleExpired && !byTelephone,
  };
}

/** The change of this offer alone; options of the whole list are not part of it. */
function changeOf({ request }: QuoteRow, { changedBy }: ListAnswer, { keptChange }: StoredOffer) {
  if (changedBy) return changeOfQuote(request, changedBy);
  return keptChange ? presentChange(keptChange) : null;
}

function optionsOfOffer(quote: QuoteRow, answer: ListAnswer, stored: StoredOffer): OfferedOption[] {
  const change = changeOf(quote, answer, stored) ?? {};
  return offeredOptions(optionsOf(quote.line as LineId), { stored, request: commonRequest(quote.request), change });
}

/** What the visitor had chosen and this insurer no longer gives. */
function lostOptionsOf({ request, line }: QuoteRow, { changedBy }: ListAnswer, stored: StoredOffer) {
  const wanted = changedBy ? undefined : request.keptChanges?.[stored.firmId];
  const lost = wanted && stored.keptChange && lostPart(wanted, stored.keptChange);
  return lost ? { lostOptions: namedParts(lost, stored, optionsOf(line as LineId)) } : {};
}

/** The discounts that the page knows by number; the others appear in the breakdown only. */
function discountsOf(
  { discounts, campaigns, onlineDiscountExpireDate }: StoredOffer,
  requested: QuoteRequest['campaigns'] = {},
) {
  const earned = discounts.flatMap(({ kind, ...discount }) => (isCampaign(kind) ? [{ kind, ...discount }] : []));
  const isApplied = (name: string) => earned.some(({ kind }) => kind === name);
  return {
    // A date without the discount would be false urgency: a code may replace it, or the visitor waived it.
    onlineDiscountExpireDate: discounts.some(({ kind }) => kind === 'online')
      ? (onlineDiscountExpireDate ?? null)
      : null,
    isChildCampaign: isApplied('child'),
    productDiscountTypes: earned.flatMap(({ kind }) => productDiscountTypes[kind] ?? []),
    discountList: earned.map(({ kind, description, customDataCode = '' }) => ({
      type: discountTypes[kind],
      description,
      customDataCode,
    })),
    campaigns: campaigns.map(({ kind, percent, condition }) => ({
      kind,
      percent,
      condition,
      id: discountTypes[kind],
      isApplied: isApplied(kind),
      ...(requested[kind] && !isApplied(kind) && { isRefused: true }),
    })),
  };
}

/** A limit is the code of its entry, so that the minimum liability can be read by its key. */
function coversOf({ assurances }: StoredOffer) {
  const filterAssuranceList = assurances.map(({ key, label, value, limit }) => ({
    valueDataKey: key,
    value: `${label}: ${value}`,
    valueDataCode: limit === undefined ? key : String(limit),
  }));
  return {
    filterAssuranceList,
    covers: assurances.map(({ key, label, value, limit = null }) => ({ key, label, value, limit })),
    minimumImm: minimumImm(filterAssuranceList),
  };
}

function priceOf({ base, discounts, surcharges, taxes, instalmentCost, total }: StoredOffer) {
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const breakdown = { base, discounts, surcharges, taxes, instalmentCost, total };
  return { cacheAmount: total + discount, cacheAmountWithDiscount: total, breakdown };
}
