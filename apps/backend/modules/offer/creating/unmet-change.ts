/** Whether a change can be asked for, and whether an insurer's answer holds it: one may answer with what it sells instead. */
import type { ParsedOf } from '@emsal/api/calls/table';
import type { ChangeOfferCode } from '@emsal/api/outcomes/change-offer';
import type { CampaignKind } from '@emsal/insurers/discounts';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import type { ShownOffer } from '../listing/offers-of';
import type { StoredOffer } from '../stored-offer';

export type ProductChange = ParsedOf<'POST quoterequestapi/offer/createOfferForProductId'>['change'];

/** Only what is insured can be left out, and only a campaign that was taken given up. @param request of the list */
export function isPossible(request: QuoteRequest, { accessoriesOff = [], campaignsOff = [] }: ProductChange): boolean {
  const insured = 'accessories' in request ? request.accessories : [];
  return (
    accessoriesOff.every((off) => insured.some(({ code }) => code === off)) &&
    campaignsOff.every((kind) => request.campaigns?.[kind])
  );
}

/** An insurer may price whatever it is asked: only what its offer names, or holds, is sold. */
export const isLimitOf = (
  { immLimits, minimumImm }: Pick<ShownOffer, 'immLimits' | 'minimumImm'>,
  { immLimit }: ProductChange,
): boolean => immLimit === undefined || immLimit === minimumImm || immLimits.includes(immLimit);

interface Answers {
  /** Of the list. */
  request: QuoteRequest;
  /** What the insurer offered to the list's own question; null where that named no such product. */
  first: StoredOffer | null;
  answered: StoredOffer;
}

/** Null when the answer holds the whole change. */
export function unmetBy(
  { immLimit, covers = [], accessoriesOff = [], campaignsOff = [] }: ProductChange,
  { request, first, answered }: Answers,
): ChangeOfferCode | null {
  const limit = answered.assurances.find(({ key }) => key === immKey)?.limit;
  if (immLimit !== undefined && limit !== immLimit) return 'immNotApplied';
  const isHeld =
    covers.every((wanted) => answered.assurances.some(({ key }) => key === wanted)) &&
    !campaignsOff.some((kind) => isGranted(kind, request, answered)) &&
    (accessoriesOff.length === 0 || isCheaperByAccessories(first, answered));
  return isHeld ? null : 'assuranceNotApplied';
}

/** The occupation that the form told earns its discount without any campaign. */
const isGranted = (campaign: CampaignKind, { insured }: QuoteRequest, { discounts }: StoredOffer): boolean =>
  discounts.some(({ kind }) => kind === campaign) && !(campaign === 'job' && insured.jobCode !== undefined);

/** An insurer that states what accessories cost must state less for fewer; one that states nothing cannot be held to it. */
function isCheaperByAccessories(first: StoredOffer | null, answered: StoredOffer): boolean {
  const before = first ? accessoriesCost(first) : 0;
  return before === 0 || accessoriesCost(answered) < before;
}

const accessoriesCost = ({ surcharges }: StoredOffer): number =>
  surcharges.reduce((sum, { kind, amount }) => (kind === 'accessories' ? sum + amount : sum), 0);
