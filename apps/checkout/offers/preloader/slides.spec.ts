import { slideAt } from './slides';

describe('the slides of the wait', () => {
  it('change every so many seconds and begin again', () => {
    expect([0, 7, 8, 23, 24].map((seconds) => slideAt(seconds, 8, 3))).toEqual([0, 0, 1, 2, 0]);
  });

  it('stay at the first where the line has none', () => {
    expect(slideAt(30, 0, 3)).toBe(0);
  });
});
