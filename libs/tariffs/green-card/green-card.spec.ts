import { greenCardPremium } from './green-card-premium';

describe('the price of a green card', () => {
  it.each([
    [1, 300_000],
    [15, 300_000],
    [16, 425_000],
    [31, 425_000],
    [92, 750_000],
    [183, 1_150_000],
    [366, 1_800_000],
    [400, 1_800_000],
  ])('of %i days is %i kuruş for a car', (days, price) => {
    expect(greenCardPremium(days, 'car')).toBe(price);
  });
  it('differs by class', () => {
    expect(greenCardPremium(15, 'truck')).toBe(750_000);
  });
});
