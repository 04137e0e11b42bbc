import { deadlineUnderLoad, loadFactor } from './load-factor';

it.each([
  ['quiet', 0.4, 2, 1],
  ['full', 2, 2, 1],
  ['busy', 6, 2, 3],
  ['overloaded', 80, 2, 6],
])('on a %s machine (load %d on %d processors) a probe waits %d times as long', (_, load, processors, factor) => {
  expect(loadFactor(load, processors)).toBe(factor);
});

it('a deadline is a whole number, whatever the load', () => {
  expect(deadlineUnderLoad(3_333, 1.0123 * 2, 2)).toBe(3374);
});
