/** The most that the law lets any insurer ask for this vehicle at this step: sandbox insurers keep to it, and our engine holds them to it. */
import { ceilingPremium } from '@emsal/tariffs/traffic/ceiling';
import { withLateSurcharge } from '@emsal/tariffs/traffic/late-renewal';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import type { QuoteRequest } from './quote-request';

const dayMs = 86_400_000;

/** Days between the end of the policy before and the start of the new one; 0 when in time or unknown. */
export function lateDays({
  startDate,
  previousPolicyEnd,
}: Pick<QuoteRequest, 'startDate' | 'previousPolicyEnd'>): number {
  return previousPolicyEnd ? Math.max(0, (Date.parse(startDate) - Date.parse(previousPolicyEnd)) / dayMs) : 0;
}

/** Kuruş, with the surcharge for a late renewal. */
export function lawfulMaximum({ vehicle, ...request }: QuoteRequest, step: TrafficStep): number {
  const { provinceCode, vehicleClass, isElectric } = vehicle;
  const month = request.startDate.slice(0, 7);
  const ceiling = ceilingPremium({ provinceCode, vehicleClass, isElectric, step, month });
  return withLateSurcharge(ceiling, lateDays(request));
}
