import { factsOf } from '@emsal/lines/registry/facts-of';
import { policyPeriod } from './policy-period';

const startDate = '2026-12-14';
const today = '2026-12-13';
const trip = { country: 'Bulgaristan', endDate: '2026-12-29' };

it.each([
  ['a year from noon to noon', 'TRAFFIC', { startDate }, '14.12.2026 12.00 – 14.12.2027 12.00'],
  ['the term of a short line', 'SHORTTRAFFIC', { startDate }, '14.12.2026 12.00 – 12.02.2027 12.00'],
  ['the days of the trip', 'GREENCARD', { startDate, trip }, '14.12.2026 – 29.12.2026'],
  ['without an hour that may be past', 'TRAFFIC', { startDate: today }, '13.12.2026 – 13.12.2027 12.00'],
  ['nothing while the start is unknown', 'TRAFFIC', { startDate: '' }, ''],
] as const)('the period of a policy is %s', (_, line, user, period) => {
  expect(policyPeriod(factsOf(line), user, today)).toBe(period);
});
