/** The premium of the tariff, the same at every insurer: no price level, no discount of an insurer, no tax (lines.md DASK.3). The home package is the only thing to add. */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import type { PercentOff } from '@emsal/pricing/price-parts';
import { discountTexts } from '@emsal/pricing/pricing.texts';
import { daskHomeOf } from '@emsal/tariffs/dask/dask-codes';
import { daskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskParts, type DaskPart } from '@emsal/tariffs/dask/dask-parts';
import { daskPremium, type DaskPremium } from '@emsal/tariffs/dask/dask-premium';
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

const amountOf = (parts: readonly DaskPart[], kind: DaskPart['kind']): number =>
  parts.find((part) => part.kind === kind)?.amount ?? 0;

const discountOf = (parts: readonly DaskPart[], kind: 'renewedInTime' | 'toThreeFloors'): PercentOff => ({
  kind: kind === 'renewedInTime' ? 'renewal' : 'other',
  ...discountTexts[kind],
  percent: 0,
  amount: kurus(-amountOf(parts, kind)),
});

function product(pricing: DaskPricing): Product {
  const premium = premiumOf(pricing);
  const parts = daskParts(premium);
  const { facts, request } = pricing;
  const bought = chooseCovers([homePackageCover], facts.coverageScore, request.options?.covers);
  return {
    base: kurus(premium.base),
    loadings: loadings({
      buildingAge: kurus(amountOf(parts, 'before2000')),
      buildingHeight: kurus(amountOf(parts, 'fromEightFloors')),
      minimum: kurus(amountOf(parts, 'minimum')),
      cover: bought.added,
    }),
    discounts: [discountOf(parts, 'toThreeFloors'), discountOf(parts, 'renewedInTime')],
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
