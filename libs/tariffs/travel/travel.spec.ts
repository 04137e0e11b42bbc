import { travelBase, travelLoadings } from './travel-premium';
import type { TravelZone } from './travel-figures';

const base = (days: number, zone: TravelZone, factor = 1) => travelBase({ days, zone }, factor);

it.each([
  ['lines.md', 10, '1', 70_000],
  ['lines.md', 16, '4', 220_000],
  ['lines.md', 5, '3', 77_000],
  ['LP046', 8, '1', 55_000],
  ['LP048', 366, '4', 680_000],
] as const)('%s %i days in zone %s cost %i kuruş', (_, days, zone, kurus) => {
  expect(base(days, zone)).toBe(kurus);
});

it('steps after 8, 15, 31, 62, 92 and 183 days', () => {
  const steps = [8, 15, 31, 62, 92, 183].map((days) => [base(days, '2'), base(days + 1, '2')]);
  expect(steps.map(([, next]) => next)).toEqual([...steps.slice(1).map(([price]) => price), 340_000]);
  for (const [price, next] of steps) expect(next).toBeGreaterThan(price!);
});

it('the minimum of 400 TL ignores the factor', () => {
  expect([base(1, '1', 0.5), base(1, '1', 0.9)]).toEqual([40_000, 49_500]);
});

it.each([
  [64, undefined, {}],
  [65, undefined, { age: 50_000 }],
  [70, undefined, { age: 100_000 }],
  [74, undefined, { age: 100_000 }],
  [75, undefined, { age: 200_000 }],
  [30, '09', { activity: 25_000 }],
  [30, '16', { activity: 25_000 }],
  [30, '01', { activity: 50_000 }],
  [67, '01', { age: 50_000, activity: 50_000 }],
])('on 1.000 TL a traveller of %i with sport %s adds %j', (age, sport, added) => {
  const kinds = Object.fromEntries(
    travelLoadings(100_000, { ages: [age], sport }).map(({ kind, amount }) => [kind, amount]),
  );
  expect(kinds).toEqual(added);
});

it('adds up the loadings of all travellers, each by the own age', () => {
  expect(travelLoadings(100_000, { ages: [35, 67, 72], sport: '01' })).toEqual([
    { kind: 'age', amount: 150_000 },
    { kind: 'activity', amount: 150_000 },
  ]);
});
