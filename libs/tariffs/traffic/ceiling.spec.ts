import vectors from '@emsal/validation/vectors.json';
import { ceilingPremium, defaultCeilingConfig } from './ceiling';
import { coverLimitsOn } from './cover-limits';
import { lateSurchargePercent, withLateSurcharge } from './late-renewal';
import { firstStep, nextNoClaimsStep, type TrafficStep } from './step';
import { carCeilings, provinceShares } from './traffic-figures';
import { vehicleClassOf } from './vehicle-class';

const istanbulCar = { provinceCode: '34', vehicleClass: 'car', step: 4, month: '2026-01' } as const;
const toTl = (kurus: number) => Math.round(kurus / 100);

it.each(vectors.calc.traffic)(
  'prices base $base at step $step, $lateDays days late, at $expected TL',
  ({ base, step, lateDays, latePct, expected }) => {
    const month = base === 17059 ? '2026-02' : '2026-01';
    expect(lateSurchargePercent(lateDays)).toBe(latePct);
    expect(
      toTl(withLateSurcharge(ceilingPremium({ ...istanbulCar, month, step: step as TrafficStep }), lateDays)),
    ).toBe(expected);
  },
);

it('F646 adds a tenth at step 4', () => {
  expect(ceilingPremium(istanbulCar)).toBe(15_160 * 110);
});

it('adds nothing at step 4 in the newspapers’ reading', () => {
  expect(ceilingPremium(istanbulCar, { ...defaultCeilingConfig, step4SurchargePct: 0 })).toBe(1_516_000);
});

const published = Object.entries(carCeilings).flatMap(([month, { value }]) =>
  Object.entries(value).map(([provinceCode, tl]) => ({ month, provinceCode, tl: tl! })),
);

it.each(published)('returns the published $tl TL for $provinceCode in $month', ({ month, provinceCode, tl }) => {
  expect(ceilingPremium({ ...istanbulCar, provinceCode, month, step: 8 })).toBe(tl * 50);
});

it.each(published)(
  'has a share for $provinceCode that agrees with $month within 1 TL',
  ({ month, provinceCode, tl }) => {
    const bySharing = (carCeilings[month]!.value['34'] * provinceShares[provinceCode]!.value) / 10_000;
    expect(Math.abs(bySharing - tl)).toBeLessThanOrEqual(1);
  },
);

it('gives the cheapest ten provinces 0.92 of Istanbul and the unknown ones their placeholder', () => {
  expect(ceilingPremium({ ...istanbulCar, provinceCode: '09', step: 8 })).toBe(697_350);
  expect(ceilingPremium({ ...istanbulCar, provinceCode: '42', step: 8 })).toBe(704_950);
});

it('scales by vehicle class: a taxi at step 0 pays the published 122,199 TL', () => {
  expect(toTl(ceilingPremium({ ...istanbulCar, vehicleClass: 'taxi', step: 0 }))).toBe(122_199);
  expect(toTl(ceilingPremium({ ...istanbulCar, vehicleClass: 'motorcycle', step: 8 }))).toBe(3_090);
});

it('lowers the ceiling of an electric car', () => {
  expect(ceilingPremium({ ...istanbulCar, step: 8, isElectric: true })).toBe(697_360);
});

it('raises the last published month by the index for each month after it', () => {
  const february = ceilingPremium({ ...istanbulCar, month: '2026-02', step: 5 });
  const april = ceilingPremium({ ...istanbulCar, month: '2026-04', step: 5 });
  expect(april / february).toBeCloseTo(1.0066 ** 2, 5);
  expect(
    ceilingPremium({ ...istanbulCar, month: '2027-02' }, { ...defaultCeilingConfig, monthlyRiseBasisPoints: 0 }),
  ).toBe(17_059 * 110);
});

it('takes the first table for earlier months', () => {
  expect(ceilingPremium({ ...istanbulCar, month: '2024-01', step: 8 })).toBe(14_612 * 50);
});

it.each(['00', '82', '6', ''])('refuses the province %p', (provinceCode) => {
  expect(() => ceilingPremium({ ...istanbulCar, provinceCode })).toThrow(RangeError);
});

it.each(['2026', '2026-13', '2026-1'])('refuses the month %p', (month) => {
  expect(() => ceilingPremium({ ...istanbulCar, month })).toThrow(RangeError);
});

it('counts the surcharge for late renewal by periods of 30 days up to half the premium', () => {
  expect([-3, 0, 1, 30, 31, 60, 300, 301, 400].map(lateSurchargePercent)).toEqual([0, 0, 5, 5, 10, 10, 50, 50, 50]);
});

it('moves one step up without a claim and one down for each claim, within 0 and 8', () => {
  expect([
    nextNoClaimsStep(firstStep, 0),
    nextNoClaimsStep(8, 0),
    nextNoClaimsStep(6, 2),
    nextNoClaimsStep(1, 3),
  ]).toEqual([5, 8, 4, 0]);
});

it('uses the limits of the year in which the policy starts, in kuruş', () => {
  expect(coverLimitsOn('2025-12-31').materialPerVehicle).toBe(30_000_000);
  expect(coverLimitsOn('2026-11-21')).toEqual({
    materialPerVehicle: 40_000_000,
    materialPerAccident: 80_000_000,
    bodilyPerPerson: 360_000_000,
    bodilyPerAccident: 1_800_000_000,
  });
});

it('classes the private usage type as a car and any other as a light goods vehicle', () => {
  expect(['001001', '027021', '028022'].map(vehicleClassOf)).toEqual(['car', 'pickup', 'pickup']);
});
