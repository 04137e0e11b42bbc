/** The premium that is paid back when a policy ends early (lines.md, refunds). */
import { share } from '@emsal/tariffs/share';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { withdrawalUntil, type CancellationGround, type CancellationRule } from './cancellation-rule';

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
