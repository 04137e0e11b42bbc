/** Whether a change can be requested, and whether an insurer's answer includes it: an insurer may answer with another product. */
import type { ParsedOf } from '@emsal/api/calls/table';
import type { ChangeOfferCode } from '@emsal/api/outcomes/change-offer';
import type { CampaignKind } from '@emsal/insurers/discounts';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import type { ShownOffer } from '../listing/shown-offers';
import type { StoredOffer } from '../stored-offer';

export type ProductChange = ParsedOf<'POST quoterequestapi/offer/createOfferForProductId'>['change'];

/** Only insured accessories can be excluded, and only campaigns of the list removed. @param request of the list */
export function isChangePossible(
  request: QuoteRequest,
  { accessoriesOff = [], campaignsOff = [] }: ProductChange,
): boolean {
  const insured = 'accessories' in request.terms ? request.terms.accessories : [];
  return (
    accessoriesOff.every((off) => insured.some(({ code }) => code === off)) &&
    campaignsOff.every((kind) => request.campaigns?.[kind])
  );
}

/** An insurer may price any limit: only limits that its offer lists, or includes, are sold. */
export const isOfferedLimit = (
  { immLimits, minimumImm }: Pick<ShownOffer, 'immLimits' | 'minimumImm'>,
  { immLimit }: ProductChange,
): boolean => immLimit === undefined || immLimit === minimumImm || immLimits.includes(immLimit);

interface OfferAnswers {
  /** Of the list. */
  request: QuoteRequest;
  /** The insurer's offer in the list's own quote; null when it had no such product. */
  original: StoredOffer | null;
  changed: StoredOffer;
}

/** Null when the answer includes the whole change. */
export function unappliedChange(
  { immLimit, covers = [], accessoriesOff = [], campaignsOff = [] }: ProductChange,
  { request, original, changed }: OfferAnswers,
): ChangeOfferCode | null {
  const limit = changed.assurances.find(({ key }) => key === immKey)?.limit;
  if (immLimit !== undefined && limit !== immLimit) return 'immNotApplied';
  const isApplied =
    covers.every((requested) => changed.assurances.some(({ key }) => key === requested)) &&
    !campaignsOff.some((kind) => isStillGranted(kind, request, changed)) &&
    (accessoriesOff.length === 0 || isCheaperByAccessories(original, changed));
  return isApplied ? null : 'assuranceNotApplied';
}

/** The occupation of the form earns its discount without a campaign. */
const isStillGranted = (campaign: CampaignKind, { policyholder }: QuoteRequest, { discounts }: StoredOffer): boolean =>
  discounts.some(({ kind }) => kind === campaign) && !(campaign === 'job' && policyholder.jobCode !== undefined);

/** An insurer that states the accessories' premium must lower it for fewer accessories; one that states none cannot be checked. */
function isCheaperByAccessories(first: StoredOffer | null, answered: StoredOffer): boolean {
  const before = first ? accessoriesCost(first) : 0;
  return before === 0 || accessoriesCost(answered) < before;
}

const accessoriesCost = ({ surcharges }: StoredOffer): number =>
  surcharges.reduce((sum, { kind, amount }) => (kind === 'accessories' ? sum + amount : sum), 0);
