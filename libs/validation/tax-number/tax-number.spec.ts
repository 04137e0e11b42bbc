import fc from 'fast-check';
import { vkn } from 'stdnum/lib/cjs/tr';
import vectors from '../vectors.json';
import { taxNumber } from './tax-number';

it.each(vectors.vkn)('validates the tax number "$value" ($note) as $expected', ({ value, expected }) => {
  expect(taxNumber(value).ok).toBe(expected);
});

it('agrees with an independent implementation on 10,000 numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (prefix) => {
      const numbers = Array.from({ length: 10 }, (_, last) => `${String(prefix).padStart(9, '0')}${last}`);
      expect(numbers.filter((number) => taxNumber(number).ok)).toEqual(
        numbers.filter((number) => vkn.validate(number).isValid),
      );
    }),
    { numRuns: 10_000, seed: 2 },
  );
});

it('drops separators and reports what is wrong', () => {
  const codeOf = (input: string) => {
    const verdict = taxNumber(input);
    return verdict.ok ? verdict.value : verdict.code;
  };
  expect(['454 023 41 12', ' ', '454023411x', '454023411', '45402341123', '4540234113'].map(codeOf)).toEqual([
    '4540234112',
    'empty',
    'notNumeric',
    'tooShort',
    'tooLong',
    'wrongDigits',
  ]);
});
