import type { PaymentPlan } from './payment-loader';
import { paymentTexts as texts } from './payment.texts';

/** `Tek çekim`, `3 taksit`. */
export const planName = ({ instalments }: Pick<PaymentPlan, 'instalments'>): string =>
  instalments === 1 ? texts.cash : texts.instalments(instalments);
