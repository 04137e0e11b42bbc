import { addDays } from '@emsal/validation/dates/calendar-day';
import { firstDay } from '@emsal/lines/facts/first-day';
import { lineFacts } from './facts-of';

const today = '2026-11-21';
const traffic = lineFacts.TRAFFIC.firstDay!;
const ending = (days: number) => firstDay(traffic, { today, policyEnd: addDays(today, days) });

it.each([
  [0, true],
  [1, true],
  [13, true],
  [14, true],
  [15, false],
  [29, false],
  [30, false],
])('compulsory traffic that ends in %i days is renewed from that day, as a reference: %s', (days, isReference) => {
  expect(ending(days)).toEqual({
    kind: 'open',
    first: addDays(today, days),
    isReference,
  });
});

it('cannot be renewed 31 days before its end, but from the next day on', () => {
  expect(ending(31)).toEqual({ kind: 'later', opensOn: '2026-11-22', remindOn: '2026-12-08' });
});

it('begins today at the earliest without a running policy, and an ended one is a reference', () => {
  const open = { kind: 'open', first: today, isReference: true };
  expect([ending(-40), firstDay(traffic, { today, policyEnd: undefined })]).toEqual([open, open]);
});

it('own-damage policies are a reference whenever they can be renewed', () => {
  const rule = lineFacts.AUTO.firstDay!;
  expect(firstDay(rule, { today, policyEnd: addDays(today, 30) })).toMatchObject({ kind: 'open', isReference: true });
  expect(firstDay(rule, { today, policyEnd: addDays(today, 31) })).toMatchObject({
    kind: 'later',
    remindOn: '2026-11-22',
  });
});
