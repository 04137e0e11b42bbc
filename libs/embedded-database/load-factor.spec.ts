import { loadFactor } from './load-factor';

it.each([
  ['quiet', 0.4, 2, 1],
  ['full', 2, 2, 1],
  ['busy', 6, 2, 3],
  ['overloaded', 80, 2, 6],
])('on a %s machine (load %d on %d processors) a probe waits %d times as long', (_, load, processors, factor) => {
  expect(loadFactor(load, processors)).toBe(factor);
});
