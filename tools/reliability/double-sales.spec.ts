import type { LineId } from '@emsal/lines/facts/line-ids';
import { doubleSales, type SoldPolicy } from './double-sales';

const offer = (line: LineId, identityNo = 'ayse', plate = '34ABC12'): SoldPolicy['offer'] => ({
  line,
  insured: { identityNo, displayName: '', phoneNumber: '', email: '' },
  risk: { kind: 'vehicle', version: 1, plate },
});
const sold = (id: string, change: Partial<SoldPolicy> = {}): SoldPolicy => ({
  id,
  offer: offer('TRAFFIC'),
  startDate: '2026-12-01',
  endDate: '2027-12-01',
  ordinal: 1,
  ...change,
});

it.each<[string, Partial<SoldPolicy>]>([
  ['of another quote', {}],
  ['of another compulsory traffic line', { offer: offer('SHORTTRAFFIC') }],
  ['in its last days', { startDate: '2027-11-30', endDate: '2028-11-30' }],
  ['that the database does not know as live', { ordinal: null }],
])('finds a second sale %s', (_, change) => {
  expect(doubleSales([sold('a'), sold('b', change)])).toEqual(['I1 a and b insure the same']);
});

it.each<[string, Partial<SoldPolicy>]>([
  ['of another policyholder', { offer: offer('TRAFFIC', 'mehmet') }],
  ['of another vehicle', { offer: offer('TRAFFIC', 'ayse', '06XYZ99') }],
  ['of another class', { offer: offer('AUTO') }],
  ['that follows', { startDate: '2027-12-01', endDate: '2028-12-01' }],
  ['that was confirmed', { ordinal: 2 }],
])('allows a second sale %s', (_, change) => {
  expect(doubleSales([sold('a'), sold('b', change)])).toEqual([]);
});
