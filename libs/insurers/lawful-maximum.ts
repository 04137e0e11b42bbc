/** The highest lawful premium of a vehicle at a step: sandbox insurers price below it, and the engine enforces it. */
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { ceilingPremium } from '@emsal/tariffs/traffic/ceiling';
import { lateDays, withLateSurcharge } from '@emsal/tariffs/traffic/late-renewal';
import { shortTermPremium } from '@emsal/tariffs/traffic/short-term';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import { coverDays } from './end-of-cover';
import { isTrafficQuoteRequest, type QuoteRequest } from './quote-request';

/** Kuruş, with the surcharge for a late renewal; a line without a legal ceiling has no maximum. */
export function lawfulMaximum(request: QuoteRequest, step: TrafficStep): number {
  if (!isTrafficQuoteRequest(request)) return Infinity;
  const { provinceCode, vehicleClass, isElectric } = request.risk;
  const month = request.startDate.slice(0, 7);
  const ceiling = ceilingPremium({ provinceCode, vehicleClass, isElectric, step, month });
  const isShortTerm = lineFacts[request.line].validityDays !== undefined;
  return isShortTerm ? shortTermPremium(ceiling, coverDays(request)) : withLateSurcharge(ceiling, lateDays(request));
}
