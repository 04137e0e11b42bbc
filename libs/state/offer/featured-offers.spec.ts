import { featuredOffers, hasDetailedComparison } from './featured-offers';
import { markBest } from './mark-best';
import { sampleOffer } from './sample-offers';

const featured = (...offers: ReturnType<typeof sampleOffer>[]) => featuredOffers(markBest(offers));

describe('the featured offers', () => {
  it('are the cheapest, the best scored and the best covered, each once', () => {
    const cheap = sampleOffer(1, 100_00, { coverageScore: 1 });
    const good = sampleOffer(2, 110_00, { coverageScore: 8 });
    const wide = sampleOffer(3, 300_00, { coverageScore: 9 });
    expect(featured(wide, good, cheap, sampleOffer(4, 400_00)).map(({ firmId }) => firmId)).toEqual([1, 2, 3]);
  });

  it('F146 have a detailed comparison from two on', () => {
    const one = featured(sampleOffer(1, 100));
    const two = featured(sampleOffer(1, 100), sampleOffer(2, 200, { coverageScore: 9 }));
    expect([one.length, hasDetailedComparison(one)]).toEqual([1, false]);
    expect([two.length, hasDetailedComparison(two)]).toEqual([2, true]);
  });
});
