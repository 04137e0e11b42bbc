import { discountTypes, productDiscountTypes } from './discounts';

describe('the numbers of the discounts', () => {
  it.each([
    ['F190', 'driver', 6],
    ['F191', 'child', 3],
    ['F192', 'job', 0],
  ] as const)('%s in a discount list the %s discount is %i', (_id, kind, type) => {
    expect(discountTypes[kind]).toBe(type);
  });
  it.each([
    ['F188', 'driver', 1],
    ['F188', 'child', 2],
    ['F188', 'job', undefined],
  ] as const)('%s among the product discount types %s is %s', (_id, kind, type) => {
    expect(productDiscountTypes[kind]).toBe(type);
  });
});
