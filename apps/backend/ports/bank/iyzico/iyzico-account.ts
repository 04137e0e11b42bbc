/** Charges and refunds of an order as iyzico reports them, in kuruş. */
import { kurusOf } from '../decimal-money';
import type { ProviderAccount } from '../provider-account';
import type { Movement, ReportedPayment } from './iyzico-messages';

export interface Account extends ProviderAccount {
  /** Null where nothing was charged. */
  paymentId: string | null;
  /** Ids of partial refunds. */
  refundIds: ReadonlySet<string>;
}

/** Of a payment and of a refund. */
const doneStatus = 1;
const approved = 1;

/** Without a status iyzico's fraud check did not look at the charge. */
export const isReleased = ({ fraudStatus }: { fraudStatus?: number | null | undefined }): boolean =>
  (fraudStatus ?? approved) === approved;

/** @returns null when an amount is unreadable, which counts as no answer */
export function accountOf(payments: readonly ReportedPayment[], orderId: string): Account | null {
  const charged = payments.filter(
    ({ paymentStatus, paymentConversationId, currency }) =>
      paymentStatus === doneStatus && paymentConversationId === orderId && currency === 'TRY',
  );
  const back = charged.flatMap(movementsOf);
  const paid = sum(charged.map(({ paidPrice }) => kurusOf(paidPrice)));
  const moved = sum(back.map(({ refundPrice }) => kurusOf(refundPrice)));
  if (paid === null || moved === null) return null;
  const isWhole = charged.length > 0 && charged.every((one) => one.paymentRefundStatus === 'TOTALLY_REFUNDED');
  return {
    // An order has one charge. Of two, iyzico refuses the sum as a refund of the first, and an employee refunds them.
    paymentId: charged[0]?.paymentId ?? null,
    paid,
    refunded: isWhole ? paid : moved,
    isUnderReview: !charged.every(isReleased),
    refundIds: new Set(back.flatMap(({ refundConversationId }) => refundConversationId ?? [])),
  };
}

const movementsOf = ({ cancels, itemTransactions }: ReportedPayment): Movement[] =>
  [...(cancels ?? []), ...(itemTransactions ?? []).flatMap(({ refunds }) => refunds ?? [])].filter(
    ({ refundStatus }) => (refundStatus ?? doneStatus) === doneStatus,
  );

const sum = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce((total, amount) => (total === null || amount === null ? null : total + amount), 0);
