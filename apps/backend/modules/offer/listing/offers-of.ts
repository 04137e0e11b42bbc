/** From stored answers to what the contract shows: offers with rank, labels and marks. */
import type { offer } from '@emsal/api/calls/offer/shapes';
import {
  campaignKinds,
  discountTypes,
  isCampaign,
  productDiscountTypes,
  type CampaignKind,
} from '@emsal/insurers/discounts';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { findInsurer, isCallCentreOnly } from '@emsal/insurers/registry';
import { rankOffers, type Rank } from '@emsal/ranking/rank';
import { minimumImm } from '@emsal/tariffs/imm/minimum-imm';
import type { z } from 'zod';
import type { ListAnswer, QuoteRow } from '../offer-store';
import type { StoredOffer } from '../stored-offer';

export type ShownOffer = z.output<typeof offer>;

/** What the visit knows of its offers beyond the insurers' answers. */
export interface Marks {
  favourites: ReadonlySet<number>;
  chosenOfferId: string | null;
  now: Date;
}

const noRank: Rank = { scoreValue: 0, isBestPrice: false, isBestProduct: false, isBestCoverage: false };
const coverageScoreOf = (firmId: number) => findInsurer(firmId)?.coverageScore ?? 0;

/** Ranked among each other: a further answer can move a label, so the list is made anew with each. */
export function offersOf(quote: QuoteRow, answers: readonly ListAnswer[], marks: Marks): ShownOffer[] {
  const held = answers.flatMap((answer) => answer.offers.map((stored) => ({ answer, stored })));
  const ranks = rankOffers(
    held.map(({ stored }) => ({
      productId: stored.productId,
      total: stored.total,
      coverageScore: coverageScoreOf(stored.firmId),
      isSaleExpired: isOver(stored, marks),
    })),
  );
  return held.map(({ answer, stored }) => ({
    ...shown(quote, answer, stored),
    ...(ranks.get(stored.productId) ?? noRank),
    ...marked(quote, stored, marks),
  }));
}

/** What the page itself opens and closes. */
const closed = { isOpenDetail: false, featuredIsOpenDetail: false, immModalOpen: false } as const;

function shown(quote: QuoteRow, answer: ListAnswer, stored: StoredOffer) {
  const { id, productId, firmId, productName, maxInstalments, validUntil, seal, isRisk } = stored;
  const { immLimits, optionalCovers, documents } = stored;
  return {
    ...{ id, offerNo: quote.offerNo, productId, firmId, productName, maxInstalments, validUntil, seal, isRisk },
    ...{ immLimits, optionalCovers, documents },
    ...closed,
    ...priceOf(stored),
    ...discountsOf(stored, (answer.changedBy ?? quote.request).campaigns),
    ...coversOf(stored),
    quoteHeaderId: answer.quoteId,
    firmName: findInsurer(firmId)?.name ?? '',
    coverageScore: coverageScoreOf(firmId),
    change: changeOf(quote, answer),
  };
}

const isOver = ({ validUntil }: StoredOffer, { now }: Marks): boolean => Date.parse(validUntil) <= now.getTime();

function marked({ line }: QuoteRow, stored: StoredOffer, marks: Marks) {
  const { id, productId, firmId } = stored;
  const isSaleExpired = isOver(stored, marks);
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

/** What was changed on this offer alone: what the whole list was told is no change of it. */
function changeOf({ request: asked }: QuoteRow, { changedBy }: ListAnswer): ShownOffer['change'] {
  const { immLimit, covers, accessoriesOff } = changedBy?.adjust ?? {};
  const off = changedBy ? campaignsLeftOut(asked, changedBy) : [];
  const change = { immLimit, covers, accessoriesOff, campaignsOff: off.length > 0 ? off : undefined };
  return Object.values(change).some((wish) => wish !== undefined) ? change : null;
}

const campaignsLeftOut = (asked: QuoteRequest, { campaigns = {} }: QuoteRequest): CampaignKind[] =>
  campaignKinds.filter((kind) => asked.campaigns?.[kind] && !campaigns[kind]);

/** The discounts that the page knows by number; the others are lines of the breakdown only. */
function discountsOf(
  { discounts, campaigns, onlineDiscountExpireDate }: StoredOffer,
  wished: QuoteRequest['campaigns'] = {},
) {
  const earned = discounts.flatMap(({ kind, ...discount }) => (isCampaign(kind) ? [{ kind, ...discount }] : []));
  const isApplied = (wanted: string) => earned.some(({ kind }) => kind === wanted);
  return {
    // A date without the discount would be false urgency: a code may have taken its place, or the visitor gave it up.
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
      ...{ kind, percent, condition },
      id: discountTypes[kind],
      isApplied: isApplied(kind),
      ...(wished[kind] && !isApplied(kind) && { isRefused: true }),
    })),
  };
}

/** A limit is the code of its entry, so that the minimum liability can be read under its key. */
function coversOf({ assurances }: StoredOffer) {
  const filterAssuranceList = assurances.map(({ key, label, value, limit }) => ({
    valueDataKey: key,
    value: `${label}: ${value}`,
    valueDataCode: limit === undefined ? key : String(limit),
  }));
  return {
    filterAssuranceList,
    covers: assurances.map(({ limit = null, ...cover }) => ({ ...cover, limit })),
    minimumImm: minimumImm(filterAssuranceList),
  };
}

function priceOf({ base, discounts, surcharges, taxes, instalmentCost, total }: StoredOffer) {
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const breakdown = { base, discounts, surcharges, taxes, instalmentCost, total };
  return { cacheAmount: total + discount, cacheAmountWithDiscount: total, breakdown };
}
