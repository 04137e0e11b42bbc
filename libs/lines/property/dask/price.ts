/** The premium of the tariff, the same at every insurer: no price level, no discount of an insurer, no tax (lines.md DASK.3). The home package is the only thing to add. */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import type { PercentOff } from '@emsal/pricing/price-parts';
import { discountTexts } from '@emsal/pricing/pricing.texts';
import { daskHomeOf } from '@emsal/tariffs/dask/dask-codes';
import { daskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskPremium, type DaskAdjustment, type DaskPremium } from '@emsal/tariffs/dask/dask-premium';
import { daskRiskGroup } from '@emsal/tariffs/dask/dask-risk-group';
import { loadings } from '@emsal/tariffs/loading';
import { daskCovers, homePackageCover } from './covers';
import type { daskQuestion } from './question';

type DaskPricing = PricingOf<typeof daskQuestion>;

const kurus = (lira: number): number => lira * 100;

function premiumOf({ request: { risk, startDate, previousPolicyEnd } }: Pick<DaskPricing, 'request'>): DaskPremium {
  const month = daskMonth(startDate.slice(0, 7));
  if (!month) throw new RangeError(`no earthquake tariff for ${startDate}`);
  const codes = { ...risk, floorCount: risk.floorCount ?? '' };
  const home = { group: daskRiskGroup(risk.provinceCode), isRenewal: previousPolicyEnd !== undefined };
  return daskPremium(daskHomeOf(codes, home), month);
}

type Difference = DaskAdjustment & { amount: number };

/** Each adjustment in whole TL; the last one takes what rounding leaves, so that they lead exactly to the tariff's premium. */
function differences({ base, byTariff, adjustments }: DaskPremium): readonly Difference[] {
  const rounded = adjustments.map(({ kind, percent }) => ({
    kind,
    percent,
    amount: Math.round((base * percent) / 100),
  }));
  const rest = byTariff - base - rounded.reduce((sum, { amount }) => sum + amount, 0);
  return rounded.map((one, at) => (at === rounded.length - 1 ? { ...one, amount: one.amount + rest } : one));
}

const amountOf = (all: readonly Difference[], kind: Difference['kind']): number =>
  all.find((one) => one.kind === kind)?.amount ?? 0;

const discountOf = (all: readonly Difference[], kind: 'renewedInTime' | 'toThreeFloors'): PercentOff => ({
  kind: kind === 'renewedInTime' ? 'renewal' : 'other',
  ...discountTexts[kind],
  percent: 0,
  amount: kurus(-amountOf(all, kind)),
});

function product(pricing: DaskPricing): Product {
  const premium = premiumOf(pricing);
  const all = differences(premium);
  const { facts, request } = pricing;
  const bought = chooseCovers([homePackageCover], facts.coverageScore, request.options?.covers);
  return {
    base: kurus(premium.base),
    loadings: loadings({
      buildingAge: kurus(amountOf(all, 'before2000')),
      buildingHeight: kurus(amountOf(all, 'fromEightFloors')),
      minimum: kurus(premium.premium - premium.byTariff),
      cover: bought.added,
    }),
    discounts: [discountOf(all, 'toThreeFloors'), discountOf(all, 'renewedInTime')],
    taxes: [],
    assurances: [...daskCovers(premium.sumInsured), ...bought.included],
    immLimits: [],
    optionalCovers: bought.optional,
  };
}

export const daskPrice: LinePrice<typeof daskQuestion> = {
  productName: 'Zorunlu Deprem Sigortası (DASK)',
  isLegalPrice: true,
  product,
};
