import { immLimits, unlimitedImm } from './imm-limits';
import { immPremium } from './imm-premium';

describe('the price of a liability limit', () => {
  it('treats 9999999999 as unlimited, above every other limit', () => {
    expect(unlimitedImm).toBe(9_999_999_999);
    expect(Math.max(...immLimits)).toBe(unlimitedImm);
  });
  it('rises with the limit for every class', () => {
    for (const vehicleClass of ['car', 'taxi', 'bus', 'motorcycle'] as const) {
      const prices = immLimits.map((limit) => immPremium(limit, vehicleClass));
      expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => a - b));
    }
  });
  it('is that of the next higher limit of the list', () => {
    expect(immPremium(1_000_001, 'car')).toBe(immPremium(2_000_000, 'car'));
    expect(immPremium(20_000_001, 'car')).toBe(immPremium(unlimitedImm, 'car'));
    expect(immPremium(1_000_000, 'pickup')).toBe(81_000);
  });
});
