import { sampleRequests } from '@emsal/insurers/testing/samples';
import { offerOf } from './testing/offer-of';

const { TRAFFIC } = sampleRequests;

describe('traffic', () => {
  it('adds a tenth at step 4 and deducts half at step 8', () => {
    const atFour = offerOf(31, TRAFFIC, { step: 4 });
    expect(atFour.surcharges[0]).toMatchObject({ kind: 'step', amount: Math.floor(atFour.base / 10) });
    const atEight = offerOf(31, TRAFFIC, { step: 8 });
    expect(atEight.discounts[0]).toMatchObject({ kind: 'step', amount: Math.ceil(atEight.base / 2) });
  });
  it('states the surcharge of a late renewal', () => {
    const late = offerOf(31, { ...TRAFFIC, previousPolicyEnd: '2026-11-01' });
    expect(late.surcharges).toContainEqual(expect.objectContaining({ kind: 'late' }));
  });
  it('costs a sixth for sixty days', () => {
    const short = offerOf(12, sampleRequests.SHORTTRAFFIC).base;
    expect(offerOf(12, TRAFFIC).base / short).toBeGreaterThan(5.5);
    expect(offerOf(12, TRAFFIC).base / short).toBeLessThan(6.6);
  });
});
