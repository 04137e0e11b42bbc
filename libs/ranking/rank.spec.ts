import fc from 'fast-check';
import { rankOffers, scoreOf, scoreParts, weights } from './rank';
import type { Rank } from './rank';

const offer = (productId: number, total: number, coverageScore: number) => ({ productId, total, coverageScore });

describe('the ranking of offers', () => {
  it('gives the cheapest, the best covered and the best score per price their labels', () => {
    const ranks = rankOffers([offer(1, 500_000, 6), offer(2, 520_000, 8.8), offer(3, 900_000, 9.1)]);
    expect(
      [...ranks].map(([id, { isBestPrice, isBestProduct, isBestCoverage }]) => [
        id,
        isBestPrice,
        isBestProduct,
        isBestCoverage,
      ]),
    ).toEqual([
      [1, true, false, false],
      [2, false, true, false],
      [3, false, false, true],
    ]);
  });
  it('gives no label to an expired offer, and leaves every score unchanged', () => {
    const over = offer(1, 500_000, 9);
    const next = offer(2, 520_000, 6);
    const dear = offer(3, 900_000, 5);
    const flags = ({ isBestPrice, isBestProduct, isBestCoverage }: Rank) => [
      isBestPrice,
      isBestProduct,
      isBestCoverage,
    ];
    const open = rankOffers([over, next, dear]);
    const ranks = rankOffers([{ ...over, isSaleExpired: true }, next, dear]);
    expect([...ranks.values()].map(flags)).toEqual([
      [false, false, false],
      [true, true, true],
      [false, false, false],
    ]);
    expect([...ranks.values()].map(({ scoreValue }) => scoreValue)).toEqual(
      [...open.values()].map(({ scoreValue }) => scoreValue),
    );
    expect([...rankOffers([{ ...over, isSaleExpired: true }]).values()].map(flags)).toEqual([[false, false, false]]);
  });
  it('scores by the published weights, which add up to one', () => {
    expect(weights.price + weights.coverage).toBe(1);
    expect(rankOffers([offer(1, 500_000, 8), offer(2, 1_000_000, 8)]).get(2)?.scoreValue).toBe(6.1);
  });
  it('splits the score into the parts of price and cover', () => {
    const one = offer(1, 1_000_000, 8);
    expect(scoreParts(one, 500_000)).toEqual({ price: 3.25, coverage: 2.8 });
    const figures = fc.record({
      total: fc.integer({ min: 1, max: 10_000_000 }),
      coverageScore: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
      price: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(figures, ({ price, ...figure }) => {
        const given = { price: price * 5, coverage: 100 - price * 5 };
        const parts = scoreParts(figure, 1, given);
        expect(Math.abs(parts.price + parts.coverage - scoreOf(figure, 1, given))).toBeLessThanOrEqual(0.0501);
      }),
    );
  });
  it('does not depend on the order in which insurers answered', () => {
    const offers = fc.uniqueArray(
      fc.record({
        productId: fc.integer({ min: 1, max: 999_999 }),
        total: fc.integer({ min: 1, max: 10_000_000 }),
        coverageScore: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
      }),
      { selector: ({ productId }) => productId, minLength: 1 },
    );
    fc.assert(
      fc.property(offers, (list) => {
        expect(new Map([...rankOffers(list.toReversed())].toSorted())).toEqual(
          new Map([...rankOffers(list)].toSorted()),
        );
      }),
    );
  });
  it('gives no label where price and covers are the same by law, and scores by service alone', () => {
    const ranks = rankOffers([offer(1, 386_000, 7.5), offer(2, 386_000, 9.2)], {
      price: 0,
      coverage: 1,
      samePrice: true,
    });
    expect([...ranks.values()]).toEqual([
      { scoreValue: 7.5, isBestPrice: false, isBestProduct: false, isBestCoverage: false },
      { scoreValue: 9.2, isBestPrice: false, isBestProduct: false, isBestCoverage: false },
    ]);
  });
  it('has nothing to rank in an empty list', () => {
    expect(rankOffers([])).toEqual(new Map());
  });
});
