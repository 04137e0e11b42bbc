import type { PartialRefund, Refunded } from '../bank-port';
import type { Account } from './paytr-account';
import { referenceOf } from './paytr-bodies';
import { refunded } from './paytr-messages';

/** The refund to request, or the result when there is none. A refund that PayTR already reports is not requested again. */
export function refundDue(account: Account | null, orderId: string, part?: PartialRefund): PartialRefund | Refunded {
  if (!account) return { kind: 'unavailable' };
  const { paid, references } = account;
  const due = paid - account.refunded;
  if (part) return references.has(referenceOf(part.refundId)) ? { kind: 'refunded' } : part;
  return due === 0 ? { kind: 'refunded' } : { refundId: `refund-${orderId}`, amount: due };
}

export function refundedFrom(answer: unknown, orderId: string): Refunded {
  const read = refunded.safeParse(answer).data;
  if (read?.status === 'error') return { kind: 'refused', code: read.err_no };
  return read?.merchant_oid === orderId ? { kind: 'refunded' } : { kind: 'unavailable' };
}
