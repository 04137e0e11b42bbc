import { slideAt } from './slide-at';

describe('the quiz slides', () => {
  it('rotate after a number of seconds', () => {
    expect([0, 7, 8, 23, 24].map((seconds) => slideAt(seconds, 8, 3))).toEqual([0, 0, 1, 2, 0]);
  });

  it('stay at the first in lines without slides', () => {
    expect(slideAt(30, 0, 3)).toBe(0);
  });
});
