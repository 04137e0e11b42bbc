import { isEndingSoon, timeLeft } from './discount-expiry';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const day = 86_400_000;

it.each([
  [2, true],
  [3, true],
  [4, false],
  [-1, false],
])('F143 an end in %i days is counted down: %s', (days, isShown) => {
  expect(isEndingSoon(now + days * day, now)).toBe(isShown);
});

it('the time left is in whole days and hours', () => {
  expect(timeLeft(day + 2 * 3_600_000 + 1)).toEqual({ days: 1, hours: 2 });
});
