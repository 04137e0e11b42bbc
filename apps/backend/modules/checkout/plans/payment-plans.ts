/** Payment plans of an offer: instalment counts of the card programmes up to the insurer's maximum (domain 8.5). */
import type { OutputOf } from '@emsal/api/calls/table';
import { allowsInstalments, cardProgrammes, type CardProgramme } from '@emsal/tariffs/card-programmes';
import { instalmentOf } from '@emsal/tariffs/instalment';
import type { ChosenOffer } from '../chosen-offer';

export type PaymentPlan = OutputOf<'POST policyrequest/GetPaymentPlan'>;

const counts = [...new Set<number>(Object.values(cardProgrammes).flat())].sort((a, b) => a - b);

/** The first is the cash price; instalments do not change the total. */
export const paymentPlans = ({ total, maxInstalments }: Pick<ChosenOffer, 'total' | 'maxInstalments'>): PaymentPlan[] =>
  [1, ...counts.filter((count) => count <= maxInstalments)].map((instalments) => {
    const perInstalment = instalmentOf(total, instalments);
    return {
      id: String(instalments),
      instalments,
      cashPrice: total,
      total,
      firstInstalment: total - perInstalment * (instalments - 1),
      perInstalment,
      programme: null,
      programmes: instalments === 1 ? [] : programmesOf(instalments),
    };
  });

const programmesOf = (count: number): CardProgramme[] =>
  (Object.keys(cardProgrammes) as CardProgramme[]).filter((name) => allowsInstalments(name, count));

export const planOf = (offer: Pick<ChosenOffer, 'total' | 'maxInstalments'>, planId: string): PaymentPlan | undefined =>
  paymentPlans(offer).find(({ id }) => id === planId);
