import { sampleRequests } from '@emsal/insurers/testing/samples';
import type { QuoteRequestOf } from '@emsal/insurers/quote-request';
import { homePrice } from '@emsal/lines/property/home/price';
import { housingPrice } from '@emsal/lines/property/housing/price';
import { offerOf } from './testing/offer-of';
import { priceOf } from './price';

type HomeRequest = QuoteRequestOf<'HOME'>;
const request: HomeRequest = { ...sampleRequests.HOME, startDate: '2026-01-15', previousPolicyEnd: undefined };
const { risk, terms } = request;
const usual = { ...terms, earthquake: false, hasDask: false };

interface Change {
  risk?: Partial<HomeRequest['risk']>;
  terms?: Partial<HomeRequest['terms']>;
  options?: HomeRequest['options'];
  previousPolicyEnd?: string;
  factor?: number;
  coverageScore?: number;
}
const product = ({ factor = 1, coverageScore = 6, ...change }: Change) =>
  homePrice.product({
    facts: { coverageScore, driverDiscount: null },
    request: {
      ...request,
      previousPolicyEnd: change.previousPolicyEnd,
      options: change.options,
      risk: { ...risk, ...change.risk },
      terms: { ...usual, ...change.terms },
    },
    history: { claims: 0, step: 8, level: 0 },
    days: 365,
    factor,
  });
const totalOf = (change: Change) => priceOf(product(change)).total;
const sums = (building: number, contents: number) => ({ ...terms.sums, building, contents });

it.each([
  [
    'LP039 with earthquake',
    817_016,
    {
      risk: { area: 140, buildingAge: '8', floor: 5, provinceCode: '35' },
      terms: { sums: sums(3_850_000, 700_000), earthquake: true },
    },
  ],
  [
    'LP041 another building, a basement, renewed',
    191_858,
    {
      risk: { area: 95, buildingType: '4', buildingAge: '7', floor: -1, provinceCode: '53' },
      terms: { sums: sums(1_900_000, 475_000) },
      previousPolicyEnd: '2026-01-15',
      factor: 0.97,
    },
  ],
  [
    'lines.md İstanbul, earthquake and DASK',
    563_125,
    {
      risk: { area: 100, buildingAge: '9', floor: 3, provinceCode: '34' },
      terms: { sums: sums(2_750_000, 500_000), earthquake: true, hasDask: true },
    },
  ],
  [
    'lines.md a tenant in Ankara',
    101_249,
    {
      risk: { area: 85, buildingAge: '7', floor: 0, provinceCode: '06' },
      terms: { insurerTitle: '0', sums: sums(0, 425_000) },
    },
  ],
] as [string, number, Change][])('%s costs %i kuruş', (_, total, change) => {
  expect(totalOf(change)).toBe(total);
});

it('adds the earthquake, a sum and a cover that are changed on the offer', () => {
  const chosen = [
    { key: 'earthquake', value: 'true' },
    { key: 'contentsSum', value: '900000' },
  ];
  const changed = product({ options: { chosen, covers: ['KNT-KOMSU'] } });
  expect(changed.options).toEqual(expect.arrayContaining(chosen));
  expect(changed.assurances).toContainEqual(expect.objectContaining({ key: 'KNT-ESYA', limit: 900_000 }));
  expect(changed.assurances.map(({ key }) => key)).toEqual(expect.arrayContaining(['KNT-DEPREM', 'KNT-KOMSU']));
  expect(totalOf({ options: { chosen } })).toBeGreaterThan(totalOf({}));
});

it('a tenant’s offer has no building, whatever is asked', () => {
  const chosen = [{ key: 'buildingSum', value: '5000000' }];
  const { assurances, options } = product({
    terms: { insurerTitle: '0', sums: sums(0, 400_000) },
    options: { chosen },
  });
  expect(assurances.some(({ key }) => key === 'KNT-BINA')).toBe(false);
  expect(options!.some(({ key }) => key === 'buildingSum')).toBe(false);
});

it('limits above the usual ones cost in proportion where the cover is included', () => {
  const of = (glass: number, coverageScore: number) =>
    product({ terms: { sums: { ...terms.sums, glass } }, coverageScore }).loadings.find(({ kind }) => kind === 'cover')
      ?.amount;
  expect([of(20_000, 7), of(40_000, 7), of(40_000, 6)]).toEqual([undefined, 18_000, undefined]);
});

it.each([
  [21, 'KNT-HIRSIZLIK-MUAFIYET', '%10'],
  [70, 'KNT-SEL-MUAFIYET', '%5'],
  [12, 'KNT-SEL-MUAFIYET', '%2'],
  [52, 'KNT-DEPREM-PAY', undefined],
  [66, 'KNT-DEPREM-PAY', '%20'],
])('insurer %i states %s as %s', (firmId, key, value) => {
  expect(offerOf(firmId, sampleRequests.HOME).assurances.find((cover) => cover.key === key)?.value).toBe(value);
});

const limited = (area: number, provinceCode: string, floor: number, factor = 1) => {
  const asked = { ...sampleRequests.HOUSING, risk: { ...sampleRequests.HOUSING.risk, area, provinceCode, floor } };
  const facts = { coverageScore: 6, driverDiscount: null };
  return housingPrice.product({ facts, request: asked, history: { claims: 0, step: 8, level: 0 }, days: 365, factor });
};
it.each([
  ['LP042', 50_544, limited(100, '34', 0)],
  ['lines.md', 46_332, limited(90, '34', 3)],
  ['lines.md', 58_212, limited(120, '42', 0)],
  ['lines.md', 62_623, limited(200, '07', 3, 0.91)],
])('%s the limited kind costs %i kuruş', (_, total, priced) => {
  expect(priceOf(priced).total).toBe(total);
});

it('F013 the limited kind is cheaper than a home and covers less', () => {
  const contents = { insurerTitle: '0', sums: sums(0, 300_000) };
  for (const area of [60, 120, 240]) {
    const priced = limited(area, '34', 3);
    expect(priceOf(priced).total).toBeLessThan(
      totalOf({ risk: { area, floor: 3, provinceCode: '34' }, terms: contents }),
    );
    expect(priced.assurances.length).toBeLessThan(product({ terms: contents }).assurances.length);
  }
});
