/**
 * Premiums worked out apart from this code, with exact fractions: the opening figures of January 2026 (square metre 9,884 and 6,590 TL,
 * cap 2,095,462, minimums 1,951 to 505), each month's product of (1 + index), the July one of −0.40 % counting as none, rounded
 * half up once; then sum × rate × (100 + adjustment) %, rounded half up. Each of the seven minimums, the cap's first square metre,
 * and each adjustment has a row.
 */
import { daskMonth } from './dask-month';
import { daskPremium } from './dask-premium';

const home = { construction: 'concrete', area: 40, group: 1, isBefore2000: false, height: 'middle', isRenewal: false };
type Home = Parameters<typeof daskPremium>[0];

it.each<[string, Partial<Home>, sum: number, byTariff: number, premium: number]>([
  // The minimums, each in another month.
  ['2026-02', { area: 70 }, 697_060, 1_966, 1_966],
  ['2026-03', {}, 408_280, 1_151, 2_015],
  ['2026-04', { group: 2 }, 417_680, 1_048, 1_835],
  ['2026-05', { group: 3 }, 426_440, 908, 1_590],
  ['2026-06', { group: 4 }, 434_120, 868, 1_520],
  ['2026-07', { group: 5 }, 434_120, 651, 1_140],
  ['2026-08', { group: 6 }, 441_080, 472, 826],
  ['2026-09', { group: 7 }, 449_440, 328, 574],
  // The cap of October is 2,422,628.
  ['2026-10', { area: 211 }, 2_411_097, 6_799, 6_799],
  ['2026-10', { area: 212 }, 2_422_524, 6_832, 6_832],
  ['2026-10', { area: 213, isBefore2000: true, height: 'high' }, 2_422_628, 8_198, 8_198],
  // −20, 0, −30: the last one is one lira above the minimum of 2,289.
  ['2026-11', { area: 100, isRenewal: true }, 1_159_900, 2_617, 2_617],
  ['2026-11', { area: 100, isRenewal: true, isBefore2000: true, height: 'high' }, 1_159_900, 3_271, 3_271],
  ['2026-11', { area: 100, isRenewal: true, height: 'low' }, 1_159_900, 2_290, 2_290],
  // Other construction: no adjustment but the renewal's.
  ['2026-11', { construction: 'other', area: 100, isBefore2000: true, height: 'high' }, 773_300, 3_836, 3_836],
  ['2026-11', { construction: 'other', area: 100, height: 'low', isRenewal: true }, 773_300, 3_068, 3_068],
  ['2026-12', { construction: 'other', area: 319, group: 7 }, 2_493_393, 2_718, 2_718],
  ['2026-12', { area: 999, group: 3, isBefore2000: true, height: 'low' }, 2_493_393, 5_311, 5_311],
])('%s %j is a sum of %i, by the rate %i, a premium of %i', (month, change, sumInsured, byTariff, premium) => {
  const priced = daskPremium({ ...home, ...change } as Home, daskMonth(month)!);
  expect([priced.sumInsured, priced.byTariff, priced.premium]).toEqual([sumInsured, byTariff, premium]);
});
