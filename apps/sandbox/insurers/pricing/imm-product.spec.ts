import { sampleRequests } from '@emsal/insurers/testing/samples';
import { offerOf } from './testing/offer-of';

const { IMM } = sampleRequests;

describe('a liability policy', () => {
  it('is priced by the changed limit, otherwise by the limit of the form', () => {
    const limited = (request: typeof IMM) => offerOf(12, request).assurances[0]?.limit;
    const { options: _changed, ...unchanged } = IMM;
    expect([limited(IMM), limited(unchanged), limited({ ...unchanged, terms: {} })]).toEqual([
      9_999_999_999, 5_000_000, 1_000_000,
    ]);
  });
});
