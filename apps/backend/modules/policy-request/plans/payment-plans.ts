/** Payment plans of an offer. Traffic is paid in one go unless the insurer's offer allows more (domain 2.3, 8.5). */
import type { OutputOf } from '@emsal/api/calls/table';
import type { ChosenOffer } from '../chosen-offer';

export type PaymentPlan = OutputOf<'POST policyrequest/GetPaymentPlan'>;

/** Counts that Turkish card programmes know. */
const counts = [1, 2, 3, 6, 9] as const;

/** The first is the cash price; instalments carry no interest here, so that the insurer's total stays the total. */
export const paymentPlans = ({ total, maxInstalments }: Pick<ChosenOffer, 'total' | 'maxInstalments'>): PaymentPlan[] =>
  counts
    .filter((instalments) => instalments === 1 || instalments <= maxInstalments)
    .map((instalments) => ({
      id: String(instalments),
      instalments,
      cashPrice: total,
      total,
      perInstalment: Math.ceil(total / instalments),
      programme: null,
    }));

export const planOf = (offer: Pick<ChosenOffer, 'total' | 'maxInstalments'>, planId: string): PaymentPlan | undefined =>
  paymentPlans(offer).find(({ id }) => id === planId);
