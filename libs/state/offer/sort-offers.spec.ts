import { factsOf } from '@emsal/lines/registry/facts-of';
import { publishedWeights } from '@emsal/ranking/published-weights';
import { rankedOrder, weights } from '@emsal/ranking/rank';
import type { SortedType } from './offer-state';
import { arrangeOffers } from './place-offers';
import { sampleOffer } from './sample-offers';
import { sortOffers } from './sort-offers';

const dear = sampleOffer(1, 900_00, { scoreValue: 9, coverageScore: 9 });
const cheap = sampleOffer(2, 500_00, { scoreValue: 4, coverageScore: 2 });
const middle = sampleOffer(3, 600_00, { scoreValue: 7.5, coverageScore: 6 });
const order = (by: SortedType, ...offers: (typeof dear)[]): number[] =>
  sortOffers(offers, by).map(({ firmId }) => firmId);

describe('the sort orders', () => {
  it('F373 best puts the recommended offer first and the others by score', () => {
    expect(order('best', dear, cheap, middle)).toEqual([1, 3, 2]);
    expect(order('best', { ...dear, isSaleExpired: true }, cheap, middle)).toEqual([3, 1, 2]);
    const [first] = arrangeOffers([{ ...dear, isSaleExpired: true }, cheap, middle], { by: 'best' });
    expect(first).toMatchObject({ firmId: 3, isBestProduct: true });
  });

  it('best equals the order of the download, with any weights and expired offers', () => {
    const offers = [dear, cheap, middle];
    const expired = (isOver: (typeof dear)[]) =>
      offers.map((offer) => ({ ...offer, isSaleExpired: isOver.includes(offer) }));
    const ofDask = publishedWeights(factsOf('DASK'));
    for (const chosen of [weights, { price: 1, coverage: 0 }, { price: 1, coverage: 9 }, ofDask])
      for (const list of [expired([]), expired([cheap]), expired([dear]), expired([dear, cheap]), expired(offers)])
        expect(arrangeOffers(list, { by: 'best', weights: chosen }).map(({ productId }) => productId)).toEqual(
          rankedOrder(
            list.map(({ cacheAmountWithDiscount: total, ...offer }) => ({ ...offer, total })),
            chosen,
          ).map(({ productId }) => productId),
        );
  });

  it('best puts an offer that can be bought first also where all prices are the same by law', () => {
    const served = sampleOffer(1, 386_00, { coverageScore: 9.2, isSaleExpired: true });
    const offers = [served, sampleOffer(2, 386_00, { coverageScore: 7.5 })];
    const chosen = publishedWeights(factsOf('DASK'));
    expect(arrangeOffers(offers, { by: 'best', weights: chosen }).map(({ firmId }) => firmId)).toEqual([2, 1]);
  });

  it('F374 price puts the best price first, ascending', () => {
    expect(order('price', dear, middle, cheap)).toEqual([2, 3, 1]);
    const equallyCheap = sampleOffer(4, 500_00, { isBestPrice: true });
    expect(order('price', dear, cheap, equallyCheap)).toEqual([4, 2, 1]);
  });

  it('F375 coverage puts the best coverage first, descending', () => {
    expect(order('coverage', cheap, middle, dear)).toEqual([1, 3, 2]);
    expect(order('coverage', { ...cheap, isBestCoverage: true }, middle, dear)).toEqual([2, 1, 3]);
  });

  it('is stable for equal offers in any order of arrival', () => {
    const a = sampleOffer(5, 100_00);
    const b = sampleOffer(6, 100_00);
    expect([order('best', a, b), order('best', b, a)]).toEqual([
      [5, 6],
      [5, 6],
    ]);
  });
});
