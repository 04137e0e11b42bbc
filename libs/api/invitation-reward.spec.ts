import { rewardSum } from './invitation-reward';

it.each([
  [0, 0],
  [1, 30_000],
  [200, 6_000_000],
  [201, 6_000_000],
])('M600 M601 %i friends earn %i kuruş', (friends, sum) => {
  expect(rewardSum(friends)).toBe(sum);
});
