import { lateDays } from '@emsal/tariffs/traffic/late-renewal';
import { lawfulMaximum } from './lawful-maximum';
import { sampleRequest } from './testing/samples';

describe('a late renewal', () => {
  it.each([
    ['2026-11-21', '2026-11-20', 1],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-12-14', 0],
    ['2026-11-21', undefined, 0],
  ])('from %s after %s is %i days late', (startDate, previousPolicyEnd, days) => {
    expect(lateDays({ startDate, previousPolicyEnd })).toBe(days);
  });
  it('raises the lawful maximum', () => {
    expect(lawfulMaximum({ ...sampleRequest, previousPolicyEnd: '2026-11-01' }, 4)).toBeGreaterThan(
      lawfulMaximum(sampleRequest, 4),
    );
  });
});
