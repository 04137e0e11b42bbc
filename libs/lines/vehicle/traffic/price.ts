/** Compulsory traffic: priced below the legal ceiling of the step, every part stated. */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, Pricing, Product } from '@emsal/pricing/line-price';
import { discountTexts } from '@emsal/pricing/pricing.texts';
import type { VehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { loadings } from '@emsal/tariffs/loading';
import { share } from '@emsal/tariffs/share';
import { trafficTaxes } from '@emsal/tariffs/taxes';
import { ceilingBase, defaultCeilingConfig } from '@emsal/tariffs/traffic/ceiling';
import { lateDays, lateSurchargePercent } from '@emsal/tariffs/traffic/late-renewal';
import { stepPercent } from '@emsal/tariffs/traffic/step';
import { legalCovers, trafficExtras } from './covers';
import type { trafficQuestion } from './question';

/** The market's mean below the ceiling: 8,684 TL paid against bases of 13,900 to 17,100 (domain.md 2.2). */
const meanShareOfCeiling = 0.8;
/** Leaves a margin for rounding. */
const highestShare = 0.99;
const taxPercent = trafficTaxes.value.reduce((sum, { percent }) => sum + percent, 0);

type TrafficPricing = Pricing<VehicleWithModel, unknown>;

/** @param termOf the premium of the policy's term, from that of a year */
export function trafficProduct(pricing: TrafficPricing, termOf = (year: number): number => year): Product {
  const { facts, request, factor } = pricing;
  const { step } = pricing.history;
  const base = Math.floor(netBase(termOf(ceiling(request))) * Math.min(highestShare, meanShareOfCeiling * factor));
  const atStep = stepPercent(step, defaultCeilingConfig.step4SurchargePct);
  const stepLoading = Math.floor((base * Math.max(0, atStep)) / 100);
  const latePercent = lateSurchargePercent(lateDays(request));
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

/** Of a year, without the step. */
const ceiling = ({ risk, startDate }: TrafficPricing['request']): number => {
  const { provinceCode, vehicleClass, isElectric } = risk;
  return ceilingBase({ provinceCode, vehicleClass, isElectric, month: startDate.slice(0, 7) });
};

const netBase = (withTaxes: number): number => share(withTaxes, 100, 100 + taxPercent);

export const trafficPrice: LinePrice<typeof trafficQuestion> = {
  productName: 'Zorunlu Trafik Sigortası',
  campaignCaps: { child: 15 },
  product: (pricing) => trafficProduct(pricing),
};
