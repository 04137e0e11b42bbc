import type { PaymentRow } from '../payment/payment-store';
import type { CompletionContext } from './completion-step';

/** @returns null when the insurer failed or was silent: logged, and asked again later with the same order id */
export async function orderAtInsurer<T>(
  { log }: CompletionContext,
  { id, offer }: PaymentRow,
  { seconds, call }: { seconds: number; call: (within: AbortSignal) => Promise<T> },
): Promise<T | null> {
  try {
    return await call(AbortSignal.timeout(seconds * 1000));
  } catch (error) {
    log.warn({ err: error, orderId: id, firmId: offer.firmId }, 'payment: the insurer did not answer');
    return null;
  }
}
