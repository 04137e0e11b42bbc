/** The rows of the price table: no insurer is asked, the illustrative tariff at each insurer's price level is. */
import type { LandingTariff } from '@emsal/lines/kit/landing/landing-tariff';
import { privateHealthPremium, type PrivateHealthPlan } from '@emsal/tariffs/private-health/private-health-premium';

const premium = (plan: PrivateHealthPlan) => (factor: number) => privateHealthPremium(plan, factor);

export const landingTariff: LandingTariff = {
  'age-38': premium({ age: 38, network: 'B' }),
  'age-38-outpatient': premium({ age: 38, network: 'B', outpatient: true }),
  'age-28': premium({ age: 28, network: 'B' }),
  'age-9': premium({ age: 9, network: 'B' }),
  'age-48-wide': premium({ age: 48, network: 'A', outpatient: true }),
  'age-58-copay': premium({ age: 58, network: 'B', copay: true }),
};
