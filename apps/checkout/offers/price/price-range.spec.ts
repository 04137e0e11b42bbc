import { priceRange } from './price-range';

describe('the price range', () => {
  it('has lowest, median and highest, and is null without offers', () => {
    const prices = [900, 100, 300, 500].map((cacheAmountWithDiscount) => ({ cacheAmountWithDiscount }));
    expect(priceRange(prices)).toEqual({ lowest: 100, median: 400, highest: 900 });
    expect(priceRange([])).toBeNull();
  });
});
