/** The refund when a policy ends: the whole premium within the right of withdrawal, otherwise the unused days, less a discount that is taken back (funnel 9). */
import { addDays, daysBetween } from '@emsal/validation/dates/calendar-day';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { takeBackDays } from '../coupons/discount-rules';
import { wordingOf } from '@emsal/lines/server/server-facets';

export interface EndedPolicy {
  line: LineId;
  /** Days as `YYYY-MM-DD`. */
  issuedOn: string;
  startDate: string;
  endDate: string;
  endsOn: string;
  /** Kuruş. */
  premium: number;
  /** Kuruş refunded to the card for a discount code. */
  paidDiscount: number;
}
export interface Settlement {
  kind: 'withdrawal' | 'cancellation';
  premium: number;
  premiumRefund: number;
  discountTakenBack: number;
  refund: number;
  withdrawalUntil: string | null;
}

export function settlePolicy(policy: EndedPolicy): Settlement {
  const { line, issuedOn, endsOn, premium, paidDiscount } = policy;
  const { withdrawalDays } = wordingOf(line);
  const withdrawalUntil = withdrawalDays === null ? null : addDays(issuedOn, withdrawalDays);
  const isWithdrawal = withdrawalUntil !== null && endsOn <= withdrawalUntil;
  const premiumRefund = isWithdrawal ? premium : unusedPremium(policy);
  const isTakenBack = daysBetween(issuedOn, endsOn) <= takeBackDays;
  const discountTakenBack = isTakenBack ? Math.min(paidDiscount, premiumRefund) : 0;
  return {
    kind: isWithdrawal ? 'withdrawal' : 'cancellation',
    premium,
    premiumRefund,
    discountTakenBack,
    refund: premiumRefund - discountTakenBack,
    withdrawalUntil,
  };
}

/** By the day, rounded down to the kuruş; a policy that has not begun is unused. */
function unusedPremium({ startDate, endDate, endsOn, premium }: EndedPolicy): number {
  const days = daysBetween(startDate, endDate);
  const left = Math.min(Math.max(daysBetween(endsOn, endDate), 0), days);
  return days === 0 ? 0 : Math.floor((premium * left) / days);
}
