import { healthBase, healthLoadings, mayHaveMaternity } from './complement-health-premium';

const plan = { network: 'narrow', outpatient: 'none', maternity: false, provinceCode: '42', added: 0 } as const;

it.each([
  [17, 720_000],
  [18, 840_000],
  [40, 1_020_000],
  [41, 1_350_000],
  [65, 3_100_000],
  [70, 3_100_000],
])('at the age of %i the base is %i kuruş', (age, base) => {
  expect(healthBase(age, 1)).toBe(base);
});

it('the insurer’s level is rounded down', () => {
  expect(healthBase(41, 0.97)).toBe(1_309_500);
  expect(healthBase(41, 0.970_000_9)).toBe(1_309_501);
});

it('LP050 loads outpatient treatment, network and province on the base', () => {
  expect(healthLoadings(1_020_000, { ...plan, outpatient: '10', network: 'wide', provinceCode: '34' })).toEqual([
    { kind: 'cover', amount: 969_000 },
    { kind: 'network', amount: 102_000 },
    { kind: 'city', amount: 122_400 },
  ]);
});

it('nothing is loaded for treatment as an inpatient in a province without a loading', () => {
  expect(healthLoadings(1_020_000, plan)).toEqual([]);
});

it('maternity is sold from 18 to 45', () => {
  expect([17, 18, 45, 46].map(mayHaveMaternity)).toEqual([false, true, true, false]);
});
