/** Compulsory traffic in its three forms: priced below the legal ceiling of the step, every part stated. */
import { coverDays } from '@emsal/insurers/end-of-cover';
import { lateDays } from '@emsal/insurers/lawful-maximum';
import type { TrafficQuoteRequest } from '@emsal/insurers/quote-request';
import { loadings } from '@emsal/tariffs/loading';
import { share } from '@emsal/tariffs/share';
import { trafficTaxes } from '@emsal/tariffs/taxes';
import { ceilingBase, defaultCeilingConfig } from '@emsal/tariffs/traffic/ceiling';
import { lateSurchargePercent } from '@emsal/tariffs/traffic/late-renewal';
import { shortTermPremium } from '@emsal/tariffs/traffic/short-term';
import { stepPercent } from '@emsal/tariffs/traffic/step';
import { chooseCovers } from '../covers/cover';
import { legalCovers, trafficExtras } from '../covers/traffic-covers';
import { discountTexts } from '../pricing.texts';
import type { Pricing, Product } from '../product';

/** The market's mean below the ceiling: 8,684 TL paid against bases of 13,900 to 17,100 (domain.md 2.2). */
const meanShareOfCeiling = 0.8;
/** Leaves a margin for rounding. */
const highestShare = 0.99;
const taxPercent = trafficTaxes.value.reduce((sum, { percent }) => sum + percent, 0);

export function trafficProduct({ facts, request, history: { step }, factor }: Pricing<TrafficQuoteRequest>): Product {
  const base = Math.floor(netBase(request) * Math.min(highestShare, meanShareOfCeiling * factor));
  const atStep = stepPercent(step, defaultCeilingConfig.step4SurchargePct);
  const stepLoading = Math.floor((base * Math.max(0, atStep)) / 100);
  const latePercent = request.line === 'SHORTTRAFFIC' ? 0 : lateSurchargePercent(lateDays(request));
  return {
    base,
    loadings: loadings({ step: stepLoading, late: Math.floor(((base + stepLoading) * latePercent) / 100) }),
    discounts: [{ kind: 'step', ...discountTexts.step(step), percent: Math.max(0, -atStep) }],
    taxes: trafficTaxes.value,
    step,
    assurances: [...legalCovers(request.startDate), ...chooseCovers(trafficExtras, facts.coverageScore).included],
    immLimits: [],
    optionalCovers: [],
  };
}

/** The ceiling without step and taxes. */
function netBase(request: TrafficQuoteRequest): number {
  const { line, risk, startDate } = request;
  const { provinceCode, vehicleClass, isElectric } = risk;
  const year = ceilingBase({ provinceCode, vehicleClass, isElectric, month: startDate.slice(0, 7) });
  return share(line === 'SHORTTRAFFIC' ? shortTermPremium(year, coverDays(request)) : year, 100, 100 + taxPercent);
}
