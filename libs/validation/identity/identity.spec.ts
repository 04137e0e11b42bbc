import fc from 'fast-check';
import { tckimlik } from 'stdnum/lib/cjs/tr';
import { genericMessages } from '../generic/generic-messages';
import vectors from '../vectors.json';
import { differentIdentity, identityNumber, identityOrTaxNumber } from './identity';
import { identityOrTaxMessages } from './identity-messages';

const codeOf = (input: string) => {
  const verdict = identityNumber(input);
  return verdict.ok ? 'ok' : verdict.code;
};

it.each(vectors.tckn)('validates the identity number "$value" ($note) as $expected', ({ value, expected }) => {
  expect(identityNumber(value).ok).toBe(expected);
});

it('agrees with an independent implementation on 10,000 numbers', () => {
  const prefix = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
  const tail = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(prefix, tail, fc.boolean(), (digits, lastTwo, isRepaired) => {
      const number = digits.join('') + (isRepaired ? checkDigits(digits) : String(lastTwo).padStart(2, '0'));
      expect(identityNumber(number).ok).toBe(tckimlik.validate(number).isValid);
    }),
    { numRuns: 10_000, seed: 1 },
  );
});

it('M343 accepts a citizen number or a tax number', () => {
  expect(identityOrTaxNumber('100 000 000 78')).toEqual({ ok: true, value: '10000000078' });
  expect(identityOrTaxNumber('454-023-4112')).toEqual({ ok: true, value: '4540234112' });
});

it.each(['10000000079', '4540234113'])('F413 M344 rejects %s: digits are missing or wrong', (value) => {
  expect(identityOrTaxNumber(value)).toEqual({
    ok: false,
    code: 'wrongDigits',
    message: genericMessages.identityOrTaxNumberInvalid,
  });
  expect(genericMessages.identityOrTaxNumberInvalid).toMatch(/eksik veya hatalı rakam/);
});

it('gives the expected number of digits', () => {
  expect(identityOrTaxNumber('123456789')).toMatchObject({ ok: false, message: identityOrTaxMessages.tooShort });
  expect(identityOrTaxNumber('123456789012')).toMatchObject({ ok: false, message: identityOrTaxMessages.tooLong });
  expect(identityNumber('1000000007')).toMatchObject({ ok: false, message: 'Eksik rakam var: 11 hane girin' });
});

it('M344 names the tax number only where a field takes one', () => {
  const messageOf = (verdict: ReturnType<typeof identityNumber>) => (verdict.ok ? '' : verdict.message);
  const wrong = ['', '1000000007', '100000000789', '10000000079', '01234567890', 'abc'];
  for (const input of wrong) expect(messageOf(identityNumber(input))).not.toMatch(/vergi/i);
  for (const input of wrong.slice(0, 4)) expect(messageOf(identityOrTaxNumber(input))).toMatch(/vergi/);
});

it('reports what is wrong', () => {
  expect(['', '  ', '1000000007a', '1'.repeat(12), '01234567890', '10000000079'].map(codeOf)).toEqual([
    'empty',
    'empty',
    'notNumeric',
    'tooLong',
    'leadingZero',
    'wrongDigits',
  ]);
  expect(identityOrTaxNumber('')).toMatchObject({ code: 'empty' });
  expect(identityOrTaxNumber('12ab')).toMatchObject({ code: 'notNumeric' });
});

it('F419 M345 rejects an identity that is already in the form', () => {
  expect(differentIdentity('100 000 000 78', '10000000078')).toEqual({
    ok: false,
    code: 'same',
    message: genericMessages.identitySame,
  });
  expect(differentIdentity('10000000078', '31827465062')).toEqual({ ok: true, value: '10000000078' });
  expect(differentIdentity('', '').ok).toBe(true);
});

/** Written from the published rule, independently of the code under test. */
function checkDigits(d: readonly number[]): string {
  const tenth = ((((d[0]! + d[2]! + d[4]! + d[6]! + d[8]!) * 7 - (d[1]! + d[3]! + d[5]! + d[7]!)) % 10) + 10) % 10;
  const eleventh = (d.reduce((sum, digit) => sum + digit, 0) + tenth) % 10;
  return `${tenth}${eleventh}`;
}
