import { meanPhonePrice, phoneBase, phoneLoadings } from './phone-premium';

it.each([
  ['lines.md', 48_000, 'wide', 1, 454_000],
  ['lines.md', 18_000, 'narrow', 1, 105_000],
  ['lines.md', 6_000, 'narrow', 1, 40_000],
  ['LP044', 92_000, 'wide', 1.08, 857_520],
  ['LP045', 15_000, 'narrow', 1, 90_000],
  ['above a slice bound', 15_001, 'narrow', 1, 90_005],
] as const)('%s a telephone of %i TL, %s, factor %d costs %i kuruş', (_, lira, chosen, factor, base) => {
  expect(phoneBase({ listValue: lira * 100, chosen }, factor)).toBe(base);
});

it('LP044 costs 15% more after the warranty', () => {
  expect(phoneLoadings(857_520, true)).toEqual([{ kind: 'age', amount: 128_628 }]);
  expect(phoneLoadings(857_520, false)).toEqual([]);
});

it('the mean price has loading and tax', () => {
  expect(meanPhonePrice({ listValue: 1_800_000, chosen: 'narrow', warrantyOver: true })).toBe(126_787);
});
