import { daskMonth } from '../dask/dask-month';
import { daskPremium } from '../dask/dask-premium';
import { homePackage, homeRates } from './home-figures';
import { homeBase, homeLoadings, quakePremium, rebuildingSum } from './home-premium';
import { housingBase, housingLoadings } from './housing-premium';

const concrete = { construction: 'concrete', isBefore2000: false, isSummerHome: false } as const;
const amounts = (all: readonly { kind: string; amount: number }[]) =>
  Object.fromEntries(all.map(({ kind, amount }) => [kind, amount]));

it('LP039 a home of 140 m² in İzmir costs 2.380 TL, with 5.065,98 TL for earthquake above DASK', () => {
  const sums = { building: rebuildingSum(140, 'concrete'), contents: 700_000 };
  const base = homeBase(sums, 1);
  expect(base).toBe(238_000);
  expect(amounts(homeLoadings(base, { ...concrete, floor: 5, provinceCode: '35' }))).toEqual({ city: 11_900 });
  expect(quakePremium({ ...sums, construction: 'concrete', group: 1, daskSum: 1_383_760 }, 1)).toBe(506_598);
});

it('LP040 a tenant’s contents cost the minimum', () => {
  const base = homeBase({ building: 0, contents: 400_000 }, 1);
  expect([base, amounts(homeLoadings(base, { ...concrete, floor: 2, provinceCode: '34' }))]).toEqual([
    75_000,
    { city: 7_500 },
  ]);
});

it('LP041 percents of one kind are added before they are taken', () => {
  const base = homeBase({ building: rebuildingSum(95, 'other'), contents: 475_000 }, 0.97);
  const risk = {
    construction: 'other',
    isBefore2000: true,
    isSummerHome: false,
    floor: -1,
    provinceCode: '53',
  } as const;
  expect([base, amounts(homeLoadings(base, risk))]).toEqual([129_010, { building: 58_055, city: 10_321 }]);
});

it('a summer home that is not of concrete pays half more for earthquake', () => {
  const sums = { building: rebuildingSum(120, 'other'), contents: 600_000 };
  const risk = { construction: 'other', isBefore2000: true, isSummerHome: true, floor: 1, provinceCode: '48' } as const;
  expect(amounts(homeLoadings(homeBase(sums, 1), risk))).toEqual({ building: 58_800, usage: 33_600 });
  expect(quakePremium({ ...sums, construction: 'other', group: 2, daskSum: 790_800 }, 1)).toBe(463_932);
});

it('earthquake cover of a tenant is that of the contents', () => {
  const cover = { building: 0, contents: 500_000, construction: 'concrete', group: 7, daskSum: 900_000 } as const;
  expect(quakePremium(cover, 1)).toBe(20_000);
});

it.each([
  ['LP042', 100, '34', 0, 39_000, { building: 3_900, city: 3_900 }],
  ['lines.md', 120, '42', 0, 49_000, { building: 4_900 }],
  ['lines.md', 250, '07', 2, 59_000, { city: 4_720 }],
])('%s the limited kind costs by area: %i m² in %s', (_, area, provinceCode, floor, base, extra) => {
  expect(housingBase(area, 1)).toBe(base);
  expect(amounts(housingLoadings(base, { provinceCode, floor }))).toEqual(extra);
});

it('LP043 has no price for the limited kind above 250 m²', () => {
  expect(() => housingBase(251, 1)).toThrow(RangeError);
});

it('F013 the limited kind is cheaper than the least premium of a home', () => {
  for (const area of [40, 100, 101, 150, 250]) {
    const contents = 300_000;
    for (const factor of [0.9, 1, 1.2])
      expect(housingBase(area, factor)).toBeLessThan(homeBase({ building: 0, contents }, factor));
  }
  expect(homeRates.value.building).toBeGreaterThan(0);
});

it('F652 M609 the home package costs 81 TL a year', () => {
  expect(homePackage).toMatchObject({ value: 81, confidence: 'high' });
});

it('the sum of DASK is below what the same flat costs to rebuild', () => {
  const month = daskMonth('2026-11')!;
  const home = { construction: 'concrete', isBefore2000: false, height: 'middle', isRenewal: false } as const;
  expect(daskPremium({ ...home, area: 118, group: 1 }, month).sumInsured).toBeLessThan(rebuildingSum(118, 'concrete'));
});
