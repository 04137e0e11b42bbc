import { phonePayout } from './phone-payout';

it.each([
  [0, 48_000, 14_400, 33_600],
  [6, 43_200, 12_960, 30_240],
  [12, 38_400, 11_520, 26_880],
  [24, 30_240, 9_072, 21_168],
  [36, 24_000, 7_200, 16_800],
])(
  'after %i months a telephone of 48.000 TL is worth %i, of which %i stay with the owner and %i are paid',
  (...row) => {
    const [months, ...lira] = row;
    expect(Object.values(phonePayout(4_800_000, months))).toEqual(lira.map((amount) => amount * 100));
  },
);

it.each([37, 48, -1])('has no value after %i months', (months) => {
  expect(() => phonePayout(4_800_000, months)).toThrow(RangeError);
});
