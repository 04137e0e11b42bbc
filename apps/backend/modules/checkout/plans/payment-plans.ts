/** Payment plans of an offer: instalment counts of the card programmes up to the insurer's maximum (domain 8.5). */
import type { OutputOf } from '@emsal/api/calls/table';
import { instalmentOf } from '@emsal/tariffs/instalment';
import type { ChosenOffer } from '../chosen-offer';

export type PaymentPlan = OutputOf<'POST policyrequest/GetPaymentPlan'>;

/** Counts per programme of Turkish credit cards. Illustrative: a contract with the bank replaces them. A debit card pays at once. */
const countsOfProgrammes: Readonly<Record<string, readonly number[]>> = {
  Axess: [2, 3, 6, 9],
  Bonus: [2, 3, 6, 9],
  CardFinans: [2, 3, 6],
  Maximum: [2, 3, 6, 9],
  Paraf: [2, 3, 6],
  World: [2, 3, 6, 9],
  Bankkart: [2, 3],
};
const counts = [...new Set(Object.values(countsOfProgrammes).flat())].sort((a, b) => a - b);

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

const programmesOf = (count: number): string[] =>
  Object.entries(countsOfProgrammes).flatMap(([name, known]) => (known.includes(count) ? [name] : []));

export const planOf = (offer: Pick<ChosenOffer, 'total' | 'maxInstalments'>, planId: string): PaymentPlan | undefined =>
  paymentPlans(offer).find(({ id }) => id === planId);
