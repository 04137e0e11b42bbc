import fc from 'fast-check';
import vectors from '../vectors.json';
import { chassisNumber, isChassisNumber } from './chassis-number';

const codeOf = (input: string) => {
  const verdict = chassisNumber(input);
  return verdict.ok ? 'ok' : verdict.code;
};

it.each(vectors.vin)('validates the chassis number "$value" ($note) as $expected', ({ value, expected }) => {
  expect(isChassisNumber(value)).toBe(expected);
});

it('F429 is exactly 17 characters, letters included as on real chassis (decision 006)', () => {
  expect(['1'.repeat(16), '1'.repeat(17), '1'.repeat(18), 'NM435600000123456'].map(codeOf)).toEqual([
    'length',
    'ok',
    'length',
    'ok',
  ]);
});

it('accepts lower case and separators, and reports what is wrong', () => {
  expect(chassisNumber('1hgcm-82633 a004352')).toEqual({ ok: true, value: '1HGCM82633A004352' });
  expect(['', 'NM43560000012345O', 'NM43560000012345I', 'NM43560000012345Q', 'NM43560000012345Ş'].map(codeOf)).toEqual([
    'empty',
    'letters',
    'letters',
    'letters',
    'invalid',
  ]);
});

it('accepts every 17 characters of its alphabet', () => {
  const alphabet = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
  fc.assert(
    fc.property(fc.array(alphabet, { minLength: 17, maxLength: 17 }), (characters) => {
      expect(chassisNumber(characters.join('')).ok).toBe(true);
    }),
    { numRuns: 10_000, seed: 6 },
  );
});
