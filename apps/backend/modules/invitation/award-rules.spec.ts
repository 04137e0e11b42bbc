import { addDays } from '@emsal/validation/dates/calendar-day';
import { awardState, invitationStatus, isDue } from './award-rules';

const boughtOn = '2026-01-01';
const after = (days: number) => addDays(boughtOn, days);

it.each([
  [44, 'cancelled', false],
  [45, 'cancelled', false],
  [46, 'bought', true],
])('M316 M602 M195 a policy that is cancelled on day %i: %s, earned %s', (days, status, isEarned) => {
  const purchase = { boughtOn, cancelledOn: after(days) };
  expect([invitationStatus(purchase), isDue(purchase, after(100))]).toEqual([status, isEarned]);
});

it.each([
  [44, false],
  [45, false],
  [46, true],
])('M316 the voucher of a policy that stays is due on day %i: %s', (days, isReady) => {
  expect(isDue({ boughtOn, cancelledOn: null }, after(days))).toBe(isReady);
});

it('M195 an invitation without a purchase waits', () => {
  expect(invitationStatus(null)).toBe('waiting');
});

it.each([
  [null, 'toBeLoaded'],
  ['2026-06-30', 'loaded'],
  ['2026-06-29', 'past'],
])('M197 a voucher until %s is %s', (validUntil, state) => {
  expect(awardState(validUntil, '2026-06-30')).toBe(state);
});
