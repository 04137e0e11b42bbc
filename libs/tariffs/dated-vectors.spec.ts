/**
 * 420 dated cases whose amounts (kuruş) were computed apart from this code, from the published tables. The calculators
 * (apps/content), the form's price (libs/lines) and the sandbox's insurers (libs/insurers) read the same file.
 */
import { ceilingPremium } from './traffic/ceiling';
import { daskMonth } from './dask/dask-month';
import { daskPremium } from './dask/dask-premium';
import { daskRiskGroup } from './dask/dask-risk-group';
import { fuelCost } from './fuel/fuel-cost';
import { mtv } from './mtv/mtv';
import { purchaseTaxOn, taxedPrice } from './purchase-tax/purchase-tax';
import { datedVectors, vectorsOf } from './testing/dated-vectors';

it('has at least 300 cases that calculator, form and sandbox share, and more for the calculators alone', () => {
  expect(vectorsOf('dask').length + vectorsOf('ceiling').length).toBeGreaterThanOrEqual(300);
  expect(datedVectors.length).toBeGreaterThanOrEqual(400);
});

function heightOf(floors: number) {
  if (floors <= 3) return 'low';
  return floors <= 7 ? 'middle' : 'high';
}

it.each(vectorsOf('dask'))('DASK on $day: $input', ({ day, input: { province, floors, ...home }, expected }) => {
  const premium = daskPremium(
    { ...home, height: heightOf(floors), group: daskRiskGroup(province) },
    daskMonth(day.slice(0, 7))!,
  );
  expect(premium.premium * 100).toBe(expected);
});

it.each(vectorsOf('ceiling'))('ceiling on $day: $input', ({ day, input: { province, ...vehicle }, expected }) => {
  expect(ceilingPremium({ ...vehicle, provinceCode: province, month: day.slice(0, 7) })).toBe(expected);
});

it.each(vectorsOf('mtv'))('motor vehicle tax on $day: $input', ({ day, input, expected }) => {
  expect(mtv(input, Number(day.slice(0, 4)))! * 100).toBe(expected);
});

it.each(vectorsOf('purchaseTax'))('taxes of a new car on $day: $input', ({ day, input, expected }) => {
  expect(taxedPrice(input, purchaseTaxOn(day)!).total).toBe(expected);
});

it.each(vectorsOf('fuel'))('fuel: $input', ({ input, expected }) => {
  expect(fuelCost(input)).toBe(expected);
});

it('has no tax for a year or a day before the first table', () => {
  const car = { drive: 'combustion', size: 1300, modelYear: 2020, isRegisteredSince2018: true, value: 1 } as const;
  expect(mtv(car, 2024)).toBeUndefined();
  expect(purchaseTaxOn('2025-07-23')).toBeUndefined();
});
