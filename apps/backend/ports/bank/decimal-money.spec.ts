import fc from 'fast-check';
import { decimalOf, kurusOf } from './decimal-money';

it('round-trips 10,000 random amounts, seed 7', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000_000 }), (kurus) => {
      expect(kurusOf(decimalOf(kurus))).toBe(kurus);
      expect(kurusOf(Number(decimalOf(kurus)))).toBe(kurus);
    }),
    { numRuns: 10_000, seed: 7 },
  );
});

it.each([
  ['8780.4', 878_040],
  ['8780.40000000', 878_040],
  ['10', 1000],
  [0.1, 10],
  ['10.505', null],
  ['1e3', null],
  ['-1', null],
  ['1,5', null],
  ['', null],
])('reads %j as %s kuruş', (text, kurus) => expect(kurusOf(text)).toBe(kurus));
