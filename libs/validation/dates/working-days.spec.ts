import { workingDaysAfter } from './working-days';

it.each([
  ['2026-11-25', 0, '2026-11-25'],
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 2, '2026-12-01'],
  ['2026-11-25', 5, '2026-12-02'],
])('after %s, %s working days end on %s', (day, count, expected) =>
  expect(workingDaysAfter(day, count)).toBe(expected),
);
