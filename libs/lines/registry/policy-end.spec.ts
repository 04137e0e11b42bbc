import { lineFacts } from './facts-of';
import { linesWhere } from './testing/lines-where';
import { policyEnd } from '@emsal/lines/facts/policy-end';

it('F011 a policy of SHORTTRAFFIC ends 60 days after its start', () => {
  expect(policyEnd(lineFacts.SHORTTRAFFIC, '2026-12-14')).toBe('2027-02-12');
});

it('M608 a policy of DASK is valid for a year, like those of all other lines', () => {
  expect(policyEnd(lineFacts.DASK, '2026-12-14')).toBe('2027-12-14');
  expect(linesWhere((id) => lineFacts[id].validityDays !== undefined)).toEqual(['SHORTTRAFFIC']);
});
