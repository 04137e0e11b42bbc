import fc from 'fast-check';
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  dayFromParts,
  daysBetween,
  daysInMonth,
  isCalendarDay,
  isLeapYear,
  partsOfDay,
} from './calendar-day';

const dayNumbers = fc.integer({ min: -135_000, max: 200_000 });
/** Days around 1970 by the platform's own calendar, in UTC. */
const independentDay = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

it('adds and counts days as the platform’s calendar does, in 10,000 cases', () => {
  fc.assert(
    fc.property(dayNumbers, fc.integer({ min: -50_000, max: 50_000 }), (number, days) => {
      expect(addDays(independentDay(number), days)).toBe(independentDay(number + days));
      expect(daysBetween(independentDay(number), independentDay(number + days))).toBe(days);
    }),
    { numRuns: 10_000, seed: 10 },
  );
});

it('accepts every day of the platform’s calendar, and its numeric neighbours only if they exist', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 9999 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
      (year, month, day) => {
        const date = new Date(Date.UTC(2000, 0, 1));
        date.setUTCFullYear(year, month - 1, day);
        const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(isCalendarDay(dayFromParts({ year, month, day }))).toBe(isReal);
      },
    ),
    { numRuns: 10_000, seed: 11 },
  );
});

it('rejects days that are not complete', () => {
  expect(
    ['2026-1-1', '26-01-01', '2026-01-01T00', ' 2026-01-01', '0999-01-01', '', '2026/01/01'].some(isCalendarDay),
  ).toBe(false);
});

it('knows leap years and months', () => {
  expect([1900, 2000, 2024, 2026].map(isLeapYear)).toEqual([false, true, true, false]);
  expect([1, 2, 4, 6, 7, 9, 11, 12].map((month) => daysInMonth(2026, month))).toEqual([31, 28, 30, 30, 31, 30, 30, 31]);
  expect(daysInMonth(2024, 2)).toBe(29);
});

it('keeps the day of the month, or takes the month’s last one', () => {
  expect([
    addMonths('2026-01-31', 1),
    addMonths('2024-01-31', 1),
    addMonths('2026-03-15', -3),
    addMonths('2026-11-30', 3),
    addMonths('2026-12-01', 1),
  ]).toEqual(['2026-02-28', '2024-02-29', '2025-12-15', '2027-02-28', '2027-01-01']);
  expect([addYears('2024-02-29', 1), addYears('2026-11-21', -120)]).toEqual(['2025-02-28', '1906-11-21']);
});

it('counts completed years', () => {
  expect([
    ageOn('2008-11-21', '2026-11-20'),
    ageOn('2008-11-21', '2026-11-21'),
    ageOn('2008-02-29', '2026-02-28'),
    ageOn('2008-02-29', '2026-03-01'),
  ]).toEqual([17, 18, 17, 18]);
});

it('splits a day into its parts', () => {
  expect(partsOfDay('2026-04-03')).toEqual({ year: 2026, month: 4, day: 3 });
});
