import { inOrder, weights } from '@emsal/ranking/rank';
import type { SortedType } from './offer-state';
import { arrangeOffers } from './place-offers';
import { sampleOffer } from './sample-offers';
import { sortOffers } from './sort-offers';

const dear = sampleOffer(1, 900_00, { scoreValue: 9, coverageScore: 9 });
const cheap = sampleOffer(2, 500_00, { scoreValue: 4, coverageScore: 2 });
const middle = sampleOffer(3, 600_00, { scoreValue: 7.5, coverageScore: 6 });
const order = (by: SortedType, ...offers: (typeof dear)[]): number[] =>
  sortOffers(offers, by).map(({ firmId }) => firmId);

describe('the orders of the offer list', () => {
  it('F373 best puts the recommended one first and the rest by the score that their price earns', () => {
    expect(order('best', dear, cheap, middle)).toEqual([1, 3, 2]);
    expect(order('best', dear, { ...cheap, isBestProduct: true }, middle)).toEqual([2, 1, 3]);
  });

  it('best is the order of the download, whatever the weights and whichever are over', () => {
    const offers = [dear, cheap, middle];
    const over = (isOver: (typeof dear)[]) =>
      offers.map((offer) => ({ ...offer, isSaleExpired: isOver.includes(offer) }));
    for (const given of [weights, { price: 1, coverage: 0 }, { price: 1, coverage: 9 }])
      for (const list of [over([]), over([cheap]), over([dear]), over([dear, cheap]), over(offers)])
        expect(arrangeOffers(list, { by: 'best', weights: given }).map(({ productId }) => productId)).toEqual(
          inOrder(
            list.map(({ cacheAmountWithDiscount: total, ...offer }) => ({ ...offer, total })),
            given,
          ).map(({ productId }) => productId),
        );
  });

  it('F374 price puts the best price first and goes up', () => {
    expect(order('price', dear, middle, cheap)).toEqual([2, 3, 1]);
    const twin = sampleOffer(4, 500_00, { isBestPrice: true });
    expect(order('price', dear, cheap, twin)).toEqual([4, 2, 1]);
  });

  it('F375 coverage puts the best coverage first and goes down', () => {
    expect(order('coverage', cheap, middle, dear)).toEqual([1, 3, 2]);
    expect(order('coverage', { ...cheap, isBestCoverage: true }, middle, dear)).toEqual([2, 1, 3]);
  });

  it('keeps one order for equal offers, however they arrive', () => {
    const a = sampleOffer(5, 100_00);
    const b = sampleOffer(6, 100_00);
    expect([order('best', a, b), order('best', b, a)]).toEqual([
      [5, 6],
      [5, 6],
    ]);
  });
});
