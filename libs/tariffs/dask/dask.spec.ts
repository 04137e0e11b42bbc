import { daskHomeOf } from './dask-codes';
import { daskIndices } from './dask-figures';
import { daskMonth, firstMonthWithoutDask } from './dask-month';
import { daskPremium } from './dask-premium';
import { daskRiskGroup } from './dask-risk-group';
import vectors from './vectors.json';

interface PremiumInput {
  month: string;
  buildingType: number;
  area: number;
  group: number;
  ageCode: number;
  floors: number;
  renewal: boolean;
}
function floorCode(floors: number): string {
  if (floors <= 3) return '5';
  if (floors <= 7) return '6';
  return floors <= 18 ? '7' : '8';
}
const premiumOf = ({ month, group, renewal, area, ...codes }: PremiumInput) =>
  daskPremium(
    daskHomeOf(
      {
        buildingType: String(codes.buildingType),
        buildingAge: String(codes.ageCode),
        floorCount: floorCode(codes.floors),
        area,
      },
      { group, isRenewal: renewal },
    ),
    daskMonth(month)!,
  );

const premiums = vectors.filter(({ kind }) => kind === 'dask');
const amounts = vectors.filter(({ kind }) => kind === 'daskIndex');
const plain = premiums[0]!.input as PremiumInput;

it.each(premiums)('$id prices to the lira: $note', ({ input, expected }) => {
  expect(premiumOf(input as PremiumInput)).toMatchObject(expected as object);
});

it.each(amounts)('$id raises an amount by the index: $note', ({ input, expected }) => {
  const { amount, month } = input as { amount: number; month: string };
  const opening = daskMonth('2026-01')!;
  const later = daskMonth(month)!;
  const figures = ({ squareMetre, cap, minimums }: typeof opening) => [squareMetre.concrete, cap, ...minimums];
  expect(figures(later)[figures(opening).indexOf(amount)]).toBe(expected);
});

it.each([
  ['2026-11', 11_599, 7_733, 2_458_967, [2289, 2038, 1730, 1624, 1218, 868, 593]],
  ['2026-12', 11_761, 7_841, 2_493_393, [2321, 2067, 1754, 1647, 1235, 881, 601]],
])('the figures of %s are those of the domain’s table', (month, concrete, other, cap, minimums) => {
  expect(daskMonth(month)).toMatchObject({ squareMetre: { concrete, other }, cap, minimums });
});

it('a negative index counts as none', () => {
  expect(daskIndices['2026-07']!.value).toBeLessThan(0);
  expect({ ...daskMonth('2026-07'), month: '' }).toEqual({ ...daskMonth('2026-06'), month: '' });
});

it('every month from the last table to the newest index has a tariff, and the next has none until its index is published', () => {
  const newest = Object.keys(daskIndices).sort().at(-1)!;
  expect(firstMonthWithoutDask('2026-01') > newest).toBe(true);
  expect(daskMonth(firstMonthWithoutDask('2026-01'))).toBeUndefined();
  expect(daskMonth('2024-01')).toBeUndefined();
  expect(daskMonth('2024-03')).toBeUndefined();
});

it.each([
  ['age 7 and 8', { ageCode: 7 }, { ageCode: 8 }, 10],
  ['three and four floors', { floors: 3 }, { floors: 4 }, -10],
  ['eight and seven floors', { floors: 8 }, { floors: 7 }, 10],
  ['a renewal and a first policy', { renewal: true }, { renewal: false }, -20],
])('%s differ by their percentage', (_, one, other, percent) => {
  const percentOf = (change: object) => premiumOf({ ...plain, ...change }).adjustmentPercent;
  expect(percentOf(one) - percentOf(other)).toBe(percent);
});

it('the sum stops at the cap, from the first square metre above it', () => {
  const sum = (area: number) => premiumOf({ ...plain, area }).sumInsured;
  expect([sum(211), sum(212), sum(213)]).toEqual([211 * 9_884, 2_095_408, 2_095_462]);
});

it('knows the risk group of each province only', () => {
  expect([daskRiskGroup('34'), daskRiskGroup('06'), daskRiskGroup('70'), daskRiskGroup('81')]).toEqual([1, 4, 7, 1]);
  for (const code of ['00', '82', '', 'x']) expect(() => daskRiskGroup(code)).toThrow(RangeError);
});
