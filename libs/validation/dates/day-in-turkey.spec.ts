import { dayInTurkey } from './day-in-turkey';

it.each([
  ['2026-11-20T20:59:00Z', '2026-11-20'],
  ['2026-11-20T21:00:00Z', '2026-11-21'],
])('at %s it is %s in Turkey', (instant, day) => {
  expect(dayInTurkey(new Date(instant))).toBe(day);
});
