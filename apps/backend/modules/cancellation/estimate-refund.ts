/** What a cancellation would give back, before anybody asked the insurer. */
import type { RefundEstimate } from '@emsal/api/calls/self-service/cancellation';
import type { ParsedOf } from '@emsal/api/calls/table';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { CallerContext } from '../../http/context';
import { Refusal } from '../../http/refusal';
import { paidDiscountOf } from '../policy/ledger/ledger-store';
import type { PolicyRow } from '../policy/policy-store';
import { cancellationRefund } from '../policy/refund/cancellation-refund';
import { endOf, refuseSaleDay, requireCancellable } from './cancellable';

export async function estimateRefund(
  { policyNo, saleDate }: ParsedOf<'POST selfservice/policy/estimateRefund'>,
  context: CallerContext,
): Promise<RefundEstimate | Refusal> {
  const found = await requireCancellable(policyNo, context);
  if (found instanceof Refusal) return found;
  refuseSaleDay(found.policy, saleDate, context);
  return estimateOf(found.policy, endOf(found.policy, saleDate), context);
}

/** As if no claim was paid; what is booked is the insurer's answer. */
export async function estimateOf(
  { line, orderId, issuedAt, startDate, endDate, premium }: PolicyRow,
  endsOn: string,
  { db }: Pick<CallerContext, 'db'>,
): Promise<RefundEstimate> {
  const paidDiscount = orderId === null ? 0 : await paidDiscountOf(db, orderId);
  const concludedOn = dayInTurkey(issuedAt);
  const sums = cancellationRefund({ line, concludedOn, startDate, endDate, endsOn, paid: premium, paidDiscount });
  return {
    premium,
    daysUsed: daysBetween(startDate, endsOn),
    daysLeft: daysBetween(endsOn, endDate),
    discountTakenBack: sums.discountTakenBack,
    refund: sums.refund,
  };
}
