import type { Services } from '../../../http/services';
import type { CheckoutDependencies } from '../chosen-offer';
import type { PaymentRow } from '../payment/payment-store';

export interface CompletionContext extends Services {
  dependencies: CheckoutDependencies;
}
/** Performs one external operation and stores its result. `again`: the payment moved and may continue at once. */
export type CompletionStep = (context: CompletionContext, payment: PaymentRow) => Promise<'again' | 'wait'>;
