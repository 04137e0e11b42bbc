import { priceRange } from './price-range';

describe('the range of prices', () => {
  it('has the lowest, the median and the highest, and none without offers', () => {
    const prices = [900, 100, 300, 500].map((cacheAmountWithDiscount) => ({ cacheAmountWithDiscount }));
    expect(priceRange(prices)).toEqual({ lowest: 100, median: 400, highest: 900 });
    expect(priceRange([])).toBeNull();
  });
});
