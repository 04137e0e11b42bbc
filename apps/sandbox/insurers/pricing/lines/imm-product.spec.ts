import { sampleQuestions } from '@emsal/insurers/testing/samples';
import { offerOf } from '../testing/offer-of';

const { IMM } = sampleQuestions;

describe('a liability policy', () => {
  it('is priced by the limit that is wished, and by a changed one before that', () => {
    const limited = (request: typeof IMM) => offerOf(12, request).assurances[0]?.limit;
    const { adjust: _changed, ...wished } = IMM;
    expect([limited(IMM), limited(wished), limited({ ...wished, immLimit: undefined })]).toEqual([
      9_999_999_999, 5_000_000, 1_000_000,
    ]);
  });
});
