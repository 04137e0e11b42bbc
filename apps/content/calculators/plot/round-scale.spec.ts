import fc from 'fast-check';
import { roundScale } from './round-scale';

it.each([
  [118_000_000, [40_000_000, 80_000_000, 120_000_000]],
  [90_000_000, [40_000_000, 80_000_000, 120_000_000]],
  [80_000_000, [40_000_000, 80_000_000]],
  [300, [100, 200, 300]],
])('of values up to %d has the lines %j', (highest, lines) => {
  expect(roundScale(highest)).toEqual(lines);
});

it('reaches every value with at most three lines, of which the one before the last is below it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (highest) => {
      const lines = roundScale(highest);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(lines.at(-2) ?? 0).toBeLessThan(highest);
    }),
  );
});
