import { sampleRequests } from '@emsal/insurers/testing/samples';
import type { QuoteRequestOf } from '@emsal/insurers/quote-request';
import { daskPrice } from '@emsal/lines/property/dask/price';

const request = { ...sampleRequests.DASK, startDate: '2026-11-24', previousPolicyEnd: undefined };
const priced = (change: Partial<QuoteRequestOf<'DASK'>['risk']> = {}, previousPolicyEnd?: string, factor = 1) => {
  const asked = { ...request, risk: { ...request.risk, ...change }, previousPolicyEnd };
  const facts = { coverageScore: 6, driverDiscount: null };
  return daskPrice.product({ facts, request: asked, history: { claims: 0, step: 8, level: 0 }, days: 365, factor });
};
const totalOf = ({ base, loadings, discounts }: ReturnType<typeof priced>) =>
  base +
  loadings.reduce((sum, { amount }) => sum + amount, 0) -
  discounts.reduce((sum, { amount = 0 }) => sum + amount, 0);

it('LP035 a renewal in November 2026 costs 2.878 TL at every insurer', () => {
  const home = { area: 110, buildingAge: '9', floorCount: '6', provinceCode: '34' };
  for (const factor of [0.9, 1, 1.1]) expect(totalOf(priced(home, '2026-11-24', factor))).toBe(287_800);
});

it('the parts lead exactly to the tariff’s premium, whatever rounding leaves', () => {
  for (let area = 40; area < 300; area += 1) {
    const product = priced({ area, buildingAge: '7', floorCount: '5' }, '2026-11-24');
    expect([area, totalOf(product) % 100]).toEqual([area, 0]);
    expect(product.discounts.filter(({ amount }) => amount)).toHaveLength(2);
  }
});

it('a small flat pays the minimum premium, named as such', () => {
  const product = priced({ area: 60, provinceCode: '42', buildingAge: '9', floorCount: '6' });
  expect(totalOf(product)).toBe(121_800);
  expect(product.loadings.map(({ kind }) => kind)).toEqual(['minimum']);
});

it('pays one sum for the earthquake and what it causes, without tax', () => {
  const { taxes, assurances } = priced({ area: 110 });
  expect(taxes).toEqual([]);
  expect(assurances.filter(({ limit }) => limit === 1_275_890)).toHaveLength(5);
  expect(assurances.at(-1)).toMatchObject({ key: 'DSK-MUAFIYET', value: '%2' });
});

it('has no price in a month without a tariff', () => {
  const asked = { ...request, startDate: '2027-02-01' };
  const facts = { coverageScore: 6, driverDiscount: null };
  const history = { claims: 0, step: 8, level: 0 } as const;
  expect(() => daskPrice.product({ facts, request: asked, history, days: 365, factor: 1 })).toThrow(RangeError);
});

it('F652 M609 the home package adds 81 TL and nothing else, at every insurer', () => {
  const withPackage = { ...request, options: { covers: ['DSK-KONUT-PAKETI'] } };
  for (const coverageScore of [6, 10]) {
    const input = { facts: { coverageScore, driverDiscount: null }, days: 365, factor: 1.1 };
    const history = { claims: 0, step: 8, level: 0 } as const;
    const plain = daskPrice.product({ ...input, history, request });
    const bought = daskPrice.product({ ...input, history, request: withPackage });
    expect(totalOf(bought) - totalOf(plain)).toBe(8_100);
    expect(plain.optionalCovers).toEqual([{ key: 'DSK-KONUT-PAKETI', label: 'Konut asistans hizmeti', price: 8_100 }]);
    expect([plain, bought].map(({ assurances }) => assurances.some(({ key }) => key === 'DSK-KONUT-PAKETI'))).toEqual([
      false,
      true,
    ]);
  }
});
