/** The refund when a policy ends, by the line's rule, less a discount that is taken back (funnel 9). */
import { takeBackDays } from '@emsal/api/outcomes/refund-times';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { withdrawalUntil, type CancellationGround } from '@emsal/lines/kit/refund/cancellation-rule';
import { premiumRefund, type EndedCover, type PremiumRefund } from '@emsal/lines/kit/refund/premium-refund';
import { wordingOf } from '@emsal/lines/server/server-lines';
import { daysBetween } from '@emsal/validation/dates/calendar-day';

export interface EndedPolicy extends Omit<EndedCover, 'claimsPaid' | 'ground'> {
  line: LineId;
  /** Kuruş refunded to the card for a discount code. */
  paidDiscount: number;
}
export interface CancellationRefund {
  kind: 'withdrawal' | 'cancellation';
  premium: number;
  premiumRefund: number;
  discountTakenBack: number;
  refund: number;
  withdrawalUntil: string | null;
}

/** As if the policy ended for a reason that the law knows, without a claim. */
export function cancellationRefund({ line, paidDiscount, ...ended }: EndedPolicy): CancellationRefund {
  const { cancellation } = wordingOf(line);
  const ground: CancellationGround = cancellation.grounds?.[0] ?? 'other';
  const refund = premiumRefund(cancellation, { ...ended, claimsPaid: 0, ground });
  const amount = amountOf(refund);
  const discountTakenBack = takenBack({ ...ended, paidDiscount, amount });
  return {
    kind: refund.kind === 'withdrawal' ? 'withdrawal' : 'cancellation',
    premium: ended.paid,
    premiumRefund: amount,
    discountTakenBack,
    refund: amount - discountTakenBack,
    withdrawalUntil: withdrawalUntil(cancellation, ended.concludedOn),
  };
}

const amountOf = (refund: PremiumRefund): number => (refund.kind === 'groundMissing' ? 0 : refund.amount);

/** Kuruş of a paid discount that is kept from a premium refund. */
export const takenBack = (of: { concludedOn: string; endsOn: string; paidDiscount: number; amount: number }): number =>
  isTakenBack(of) ? Math.min(of.paidDiscount, of.amount) : 0;

/** Of a policy that ends early. */
export const isTakenBack = ({ concludedOn, endsOn }: { concludedOn: string; endsOn: string }): boolean =>
  daysBetween(concludedOn, endsOn) <= takeBackDays;
