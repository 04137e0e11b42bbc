import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { ceilingPremium } from '@emsal/tariffs/traffic/ceiling';
import { withLateSurcharge } from '@emsal/tariffs/traffic/late-renewal';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';

const dayMs = 86_400_000;

/** The legal maximum that every insurer of the market keeps to, with the surcharge for late renewal; kuruş. */
export function ceilingOf({ vehicle, startDate, previousPolicyEnd }: QuoteRequest, step: TrafficStep): number {
  const { provinceCode, vehicleClass, isElectric } = vehicle;
  const lateDays = previousPolicyEnd ? (Date.parse(startDate) - Date.parse(previousPolicyEnd)) / dayMs : 0;
  return withLateSurcharge(
    ceilingPremium({ provinceCode, vehicleClass, isElectric, step, month: startDate.slice(0, 7) }),
    lateDays,
  );
}
