/** What a line gives back when its policy ends early: the rule of each line's `wording.ts`, and the sum (lines.md, refunds). */
import { share } from '@emsal/tariffs/share';
import { addDays, daysBetween } from '@emsal/validation/dates/calendar-day';

/** Why a policy ends early. Compulsory policies need one that the law knows. */
export const cancellationGrounds = [
  'sale',
  'saleFailed',
  'scrapped',
  'duplicate',
  'demolished',
  'uninsurable',
  'other',
] as const;
export type CancellationGround = (typeof cancellationGrounds)[number];

export interface CancellationRule {
  /** One of them must be given; null where none is needed. */
  grounds: readonly CancellationGround[] | null;
  /**
   * Days in which a consumer may withdraw without a reason; null where the policy is compulsory or too short.
   * 14 days: the insurance regulator's page on distance sales; the exceptions are not confirmed, so they are listed per line.
   */
  withdrawalDays: number | null;
  /** From the first day of cover. */
  onceBegun: 'days' | 'nothing';
  /** Once a claim was paid; insurers tell us of none yet, so refunds are reckoned without. */
  afterClaim: 'days' | 'daysLessClaims' | 'nothing';
}

export const voluntaryCancellation: CancellationRule = {
  grounds: null,
  withdrawalDays: 14,
  onceBegun: 'days',
  afterClaim: 'days',
};
/** A short cover abroad: used up from its first day. */
export const journeyCancellation: CancellationRule = {
  grounds: null,
  withdrawalDays: null,
  onceBegun: 'nothing',
  afterClaim: 'nothing',
};
export const compulsoryCancellation = (...grounds: CancellationGround[]): CancellationRule => ({
  grounds,
  withdrawalDays: null,
  onceBegun: 'days',
  afterClaim: 'days',
});

export interface EndedCover {
  /** Days as `YYYY-MM-DD`. */
  concludedOn: string;
  startDate: string;
  /** When the policy would have ended: at noon, or with the day where the line's wording says `coversWholeDays`. */
  endDate: string;
  /** The day on which it ends instead, at the same hour. */
  endsOn: string;
  /** Kuruş. */
  paid: number;
  /** Kuruş. */
  claimsPaid: number;
  ground: CancellationGround;
}

export type PremiumRefund =
  | { kind: 'withdrawal' | 'notBegun' | 'days' | 'daysLessClaims' | 'nothing'; amount: number }
  /** The law does not let this policy end for such a reason. */
  | { kind: 'groundMissing' };

/** The last day of withdrawal; null without that right. */
export const withdrawalUntil = ({ withdrawalDays }: CancellationRule, concludedOn: string): string | null =>
  withdrawalDays === null ? null : addDays(concludedOn, withdrawalDays);

/** In the order of lines.md: ground, withdrawal, cover that has not begun, the line's rule, days. */
export function premiumRefund(rule: CancellationRule, ended: EndedCover): PremiumRefund {
  const { concludedOn, startDate, endsOn, paid, claimsPaid, ground } = ended;
  if (rule.grounds && !rule.grounds.includes(ground)) return { kind: 'groundMissing' };
  const hasClaim = claimsPaid > 0;
  const until = withdrawalUntil(rule, concludedOn);
  if (until !== null && endsOn <= until && !hasClaim) return { kind: 'withdrawal', amount: paid };
  const isUnused = rule.onceBegun === 'nothing' ? endsOn < startDate : endsOn <= startDate;
  if (isUnused && !hasClaim) return { kind: 'notBegun', amount: paid };
  if (rule.onceBegun === 'nothing' || (hasClaim && rule.afterClaim === 'nothing'))
    return { kind: 'nothing', amount: 0 };
  const amount = ofLeftDays(ended);
  return rule.afterClaim === 'daysLessClaims'
    ? { kind: 'daysLessClaims', amount: Math.max(0, Math.min(amount, paid - claimsPaid)) }
    : { kind: 'days', amount };
}

/** By the day, rounded half up to the kuruş (TTK 1419). */
function ofLeftDays({ startDate, endDate, endsOn, paid }: EndedCover): number {
  const days = daysBetween(startDate, endDate);
  const left = Math.min(Math.max(daysBetween(endsOn, endDate), 0), days);
  return days === 0 ? 0 : share(paid, left, days);
}
