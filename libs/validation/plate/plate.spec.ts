import fc from 'fast-check';
import { genericMessages } from '../generic/generic-messages';
import vectors from '../vectors.json';
import { formatPlate, isProvinceCode, maskPlate, plate, splitPlate } from './plate';

const codeOf = (input: string) => {
  const verdict = plate(input);
  return verdict.ok ? verdict.value : verdict.code;
};

it.each(vectors.plate)('validates the plate "$value" ($note) as $expected', ({ value, expected }) => {
  expect(plate(value).ok).toBe(expected);
});

it('normalises to ASCII capitals: 34 bi 123 gets no dotted İ', () => {
  expect(plate('34 bi 123')).toEqual({ ok: true, value: '34BI123' });
});

it('F417 M351 explains the format of a plate', () => {
  expect(plate('34 AB 12')).toEqual({ ok: false, code: 'shape', message: genericMessages.plateInvalid });
});

it('reports what is wrong', () => {
  expect(
    [
      '',
      '82 ABC 12',
      '00 ABC 12',
      '34 Ç 1234',
      '34 WAB 12',
      '34 A 123',
      '34 A 123456',
      '34 AB 12345',
      '34 ABC 1234',
      '34 ABCD 12',
      '34 12',
    ].map(codeOf),
  ).toEqual(['empty', 'city', 'city', 'letters', 'letters', 'shape', 'shape', 'shape', 'shape', 'shape', 'shape']);
});

it('accepts every shape of 10,000 generated plates and splits them correctly', () => {
  const letters = 'ABCDEFGHIJKLMNOPRSTUVYZ'.split('');
  const digitsFor: Record<number, [number, number]> = { 1: [4, 5], 2: [3, 4], 3: [2, 3] };
  const generated = fc.integer({ min: 1, max: 3 }).chain((count) =>
    fc.tuple(
      fc.integer({ min: 1, max: 81 }).map((city) => String(city).padStart(2, '0')),
      fc.array(fc.constantFrom(...letters), { minLength: count, maxLength: count }).map((chosen) => chosen.join('')),
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: digitsFor[count]![0], maxLength: digitsFor[count]![1] })
        .map((digits) => digits.join('')),
      fc.constantFrom('', ' ', '-', '.'),
    ),
  );
  fc.assert(
    fc.property(generated, ([city, word, digits, gap]) => {
      expect(plate(`${city}${gap}${word.toLowerCase()}${gap}${digits}`)).toEqual({
        ok: true,
        value: `${city}${word}${digits}`,
      });
      expect(splitPlate(`${city}${word}${digits}`)).toEqual({ plate1: city, plate2: word, plate3: digits });
    }),
    { numRuns: 10_000, seed: 3 },
  );
});

it('shows a plate in three groups and leaves anything else unchanged', () => {
  expect(formatPlate('34ABC123')).toBe('34 ABC 123');
  expect(formatPlate('?')).toBe('?');
  expect(splitPlate('?')).toEqual({ plate1: '', plate2: '', plate3: '' });
  expect(splitPlate('x34ABC123')).toEqual({ plate1: '', plate2: '', plate3: '' });
  expect(splitPlate('34ABC123x')).toEqual({ plate1: '', plate2: '', plate3: '' });
});

it('accepts the provinces 01 to 81', () => {
  expect(['01', '09', '10', '79', '80', '81'].every(isProvinceCode)).toBe(true);
  expect(['00', '82', '90', '1', '011', 'a1'].some(isProvinceCode)).toBe(false);
});

it('masks all of a plate but its province', () => {
  expect(['34ABC123', '34 ABC 123', ''].map(maskPlate)).toEqual(['34 *** ***', '', '']);
});
