import { policyStatuses } from '@emsal/api/calls/customer-account/policies';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { familyOf, isRunning, statusOf, type StatusFacts } from './policy-status';

const today = '2026-11-28';
const running: StatusFacts = {
  state: 'active',
  startDate: '2025-11-29',
  endDate: '2027-11-28',
  isInCancellation: false,
};

it.each([
  ['M307', {}, 'active'],
  ['M308', { endDate: '2026-11-27' }, 'expired'],
  ['M309', { state: 'cancelled' }, 'cancelled'],
  ['M309', { state: 'voided' }, 'cancelled'],
  ['M310', { isInCancellation: true }, 'cancelling'],
  ['M307', { startDate: '2026-11-29' }, 'upcoming'],
  ['M311', { state: null }, 'external'],
  ['M311', { state: null, endDate: '2026-11-27' }, 'expired'],
  ['M312', { endDate: '2026-12-28' }, 'duringPeriod'],
  ['M307', { endDate: '2026-12-29' }, 'active'],
  ['M312', { endDate: today }, 'duringPeriod'],
] as const)('%s a policy with %j is %s', (_id, change, status) => {
  expect(statusOf({ ...running, ...change }, today)).toBe(status);
});

it('M200 M201 what is neither expired nor cancelled is running', () => {
  expect(policyStatuses.filter((status) => !isRunning(status))).toEqual(['expired', 'cancelled']);
});

it('every line is counted in one family', () => {
  const lines = ['TRAFFIC', 'COMPLEMENTHEALTH', 'DASK', 'PHONE', 'PET', 'TRAVEL'] as const;
  expect(lines.map((line) => familyOf(lineFacts[line]))).toEqual(['auto', 'health', 'home', 'other', 'other', 'other']);
});
