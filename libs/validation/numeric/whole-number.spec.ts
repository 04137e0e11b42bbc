import { readWholeNumber } from './whole-number';

it('accepts whole numbers in the usual notations and nothing else', () => {
  expect(['0', ' 1250 ', '1.250', '1 250 000', '100.000'].map(readWholeNumber)).toEqual([
    0, 1250, 1250, 1250000, 100000,
  ]);
  expect(
    ['', '12,5', '1.25', '-1', 'x1', '1x', '1.250x', 'x1.250', '1234.567', '1'.repeat(13)].map(readWholeNumber),
  ).toEqual(Array(10).fill(undefined));
});
