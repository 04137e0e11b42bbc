/** Whether a change can be requested, and whether an insurer's answer includes it: an insurer may answer with another product. */
import type { ChangeOfferCode } from '@emsal/api/outcomes/change-offer';
import type { CampaignKind } from '@emsal/insurers/discounts';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import type { ProductChange } from '../stored-request';

/** An insurer may price any limit: only limits that its offer lists, or includes, are sold. */
export const isOfferedLimit = (
  { immLimits, minimumImm }: { immLimits: readonly number[]; minimumImm: number | null },
  { immLimit }: ProductChange,
): boolean => immLimit === undefined || immLimit === minimumImm || immLimits.includes(immLimit);

type Answered = Pick<InsurerOffer, 'assurances' | 'discounts' | 'surcharges' | 'options'>;
export interface ChangedAnswer {
  /** Of the list. */
  request: QuoteRequest;
  /** The insurer's offer with all accessories; null when there is none to compare with. */
  original: Answered | null;
  changed: Answered;
}

/** Null when the answer includes the whole change. */
export function unappliedChange({ immLimit, ...others }: ProductChange, answer: ChangedAnswer): ChangeOfferCode | null {
  if (!includesPart({ immLimit }, answer)) return 'immNotApplied';
  return includesPart(others, answer) ? null : 'assuranceNotApplied';
}

/** Whether the answer includes all that is named. */
export function includesPart(
  { immLimit, covers = [], accessoriesOff = [], campaignsOff = [], chosen = [] }: ProductChange,
  { request, original, changed }: ChangedAnswer,
): boolean {
  const { assurances } = changed;
  return (
    (immLimit === undefined || assurances.some(({ key, limit }) => key === immKey && limit === immLimit)) &&
    chosen.every((option) => hasValue(changed.options, option)) &&
    covers.every((requested) => assurances.some(({ key }) => key === requested)) &&
    !campaignsOff.some((kind) => isStillGranted(kind, request, changed)) &&
    (accessoriesOff.length === 0 || isCheaperByAccessories(original, changed))
  );
}

type PricedOption = { key: string; value: string };
export const hasValue = (options: readonly PricedOption[] = [], { key, value }: PricedOption): boolean =>
  options.some((one) => one.key === key && one.value === value);

/** The occupation of the form earns its discount without a campaign. */
const isStillGranted = (campaign: CampaignKind, { policyholder }: QuoteRequest, { discounts }: Answered): boolean =>
  discounts.some(({ kind }) => kind === campaign) && !(campaign === 'job' && policyholder.jobCode !== undefined);

/** An insurer that states the accessories' premium must lower it for fewer accessories; one that states none cannot be checked. */
function isCheaperByAccessories(first: Answered | null, answered: Answered): boolean {
  const before = first ? accessoriesCost(first) : 0;
  return before === 0 || accessoriesCost(answered) < before;
}

const accessoriesCost = ({ surcharges }: Answered): number =>
  surcharges.reduce((sum, { kind, amount }) => (kind === 'accessories' ? sum + amount : sum), 0);
