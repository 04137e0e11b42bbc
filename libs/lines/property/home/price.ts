/** Building and contents, priced by their sums, the building, its use and place; the earthquake above DASK by its risk group (lines.md HOME.3). */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { discountTexts } from '@emsal/pricing/pricing.texts';
import { summerHome } from '@emsal/risks/building/building-codes';
import { daskRiskGroup } from '@emsal/tariffs/dask/dask-risk-group';
import { homeDiscounts } from '@emsal/tariffs/home/home-figures';
import { homeBase, homeLoadings, quakePremium, rebuildingSum } from '@emsal/tariffs/home/home-premium';
import { loadings } from '@emsal/tariffs/loading';
import { homeTaxes } from '@emsal/tariffs/taxes';
import { earthquakeCovers, includedCovers, raisedLimits, scoredCovers } from './covers';
import { daskSumOf } from './dask-gap';
import type { InsuredSums } from './insured-sums';
import { earthquakeKey } from './offer';
import type { homeQuestion } from './question';
import { constructionOf } from './construction';

type HomePricing = PricingOf<typeof homeQuestion>;
type HomeRequest = HomePricing['request'];

/** Of the form, and what was changed on the offer. */
interface Wanted {
  sums: InsuredSums;
  earthquake: boolean;
}

const optionNames = {
  building: 'buildingSum',
  contents: 'contentsSum',
  glass: 'glassSum',
  electronics: 'electronicsSum',
  valuables: 'valuablesSum',
} as const satisfies Record<keyof InsuredSums, string>;
const parts = Object.keys(optionNames) as (keyof InsuredSums)[];

function wantedOf({ terms, options }: HomeRequest): Wanted {
  const chosen = (key: string) => options?.chosen?.find((one) => one.key === key)?.value;
  const sums = parts.map((part) => [part, Number(chosen(optionNames[part]) ?? terms.sums[part])]);
  const earthquake = chosen(earthquakeKey) ?? String(terms.earthquake);
  // A tenant's offer has no sum of the building to change.
  const given = Object.fromEntries(sums) as unknown as InsuredSums;
  return { sums: terms.sums.building === 0 ? { ...given, building: 0 } : given, earthquake: earthquake === 'true' };
}

const statedOptions = ({ sums, earthquake }: Wanted): NonNullable<Product['options']> => [
  ...parts.filter((part) => sums[part] > 0).map((part) => ({ key: optionNames[part], value: String(sums[part]) })),
  { key: earthquakeKey, value: String(earthquake) },
];

function earthquakeOf({ risk, startDate }: HomeRequest, { sums }: Wanted, factor: number) {
  const construction = constructionOf(risk.buildingType);
  const daskSum = daskSumOf(risk.area, construction, startDate);
  // The cover insures a building for no less than it costs to rebuild.
  const building = sums.building === 0 ? 0 : Math.max(sums.building, rebuildingSum(risk.area, construction));
  const group = daskRiskGroup(risk.provinceCode);
  const { contents } = sums;
  return {
    premium: quakePremium({ building, contents, construction, group, daskSum }, factor),
    limit: Math.max(0, building - daskSum) + contents,
  };
}

const riskOf = ({ risk }: HomeRequest) => ({
  construction: constructionOf(risk.buildingType),
  isBefore2000: risk.buildingAge === '6' || risk.buildingAge === '7',
  floor: risk.floor,
  isSummerHome: risk.usageType === summerHome,
  provinceCode: risk.provinceCode,
});

function discountsOf({ terms, previousPolicyEnd }: HomeRequest): Product['discounts'] {
  const { claimFreeRenewal, daskInForce } = homeDiscounts.value;
  return [
    { kind: 'renewal', ...discountTexts.claimFreeRenewal, percent: previousPolicyEnd ? claimFreeRenewal : 0 },
    { kind: 'other', ...discountTexts.daskInForce, percent: terms.hasDask ? daskInForce : 0 },
  ];
}

function product({ facts, request, factor }: HomePricing): Product {
  const wanted = wantedOf(request);
  const base = homeBase(wanted.sums, factor);
  const covers = chooseCovers(scoredCovers(wanted.sums), facts.coverageScore, request.options?.covers);
  const quake = wanted.earthquake ? earthquakeOf(request, wanted, factor) : undefined;
  const included = [
    ...includedCovers(wanted.sums),
    ...(quake ? earthquakeCovers(quake.limit) : []),
    ...covers.included,
  ];
  const raised = raisedLimits(wanted.sums, covers.included);
  return {
    base,
    loadings: [
      ...homeLoadings(base, riskOf(request)),
      ...loadings({ cover: (quake?.premium ?? 0) + covers.added + raised }),
    ],
    discounts: discountsOf(request),
    taxes: homeTaxes.value,
    assurances: included,
    immLimits: [],
    optionalCovers: covers.optional,
    options: statedOptions(wanted),
  };
}

export const homePrice: LinePrice<typeof homeQuestion> = { productName: 'Konut Sigortası', product };
