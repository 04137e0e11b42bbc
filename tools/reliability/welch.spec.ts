import { welchT, withoutPauses } from './welch';

it.each([
  [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6], -1],
  // Of the two samples' means 20 and 22, with variances 16 / 4 and 1 / 4.
  [[16, 16, 24, 24], [21, 21, 23, 23], -2 / Math.sqrt(16 / 3 + 1 / 3)],
  [[1, 2, 3], [1, 2, 3], 0],
])('t of %p and %p is %d', (one, other, t) => {
  expect(welchT(one, other)).toBeCloseTo(t, 10);
});

it('a pause counts in neither sample', () => {
  const steady = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(withoutPauses([...steady, 900], [...steady, 3])).toEqual([steady, [...steady, 3]]);
});
