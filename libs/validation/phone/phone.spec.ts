import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { genericMessages } from '../generic/generic-messages';
import vectors from '../vectors.json';
import { formatPhone, normalisePhone, phone } from './phone';

const codeOf = (input: string) => {
  const verdict = phone(input);
  return verdict.ok ? verdict.value : verdict.code;
};

it.each(vectors.phone)(
  'validates the phone "$value" ($note) as $expected_regex_5xx',
  ({ value, expected_regex_5xx, normalized }) => {
    expect(phone(value).ok).toBe(expected_regex_5xx);
    expect(normalisePhone(value)).toBe(normalized);
  },
);

it('F455 M342 drops a leading 0', () => {
  expect(normalisePhone('05321234567')).toBe('5321234567');
});

it.each(['+90 (0532) 123 45 67', '+90 (0) 532 123 45 67', '0090 0532 123 45 67', '900532-123-45-67'])(
  'drops the leading 0 after the country code in "%s"',
  (typed) => {
    expect(phone(typed)).toEqual({ ok: true, value: '5321234567' });
  },
);

it('F415 M349 explains the format of a telephone number', () => {
  expect(phone('2121234567')).toEqual({ ok: false, code: 'notMobile', message: genericMessages.phoneInvalid });
});

it('reports what is wrong', () => {
  expect(['', '+', '532x', '532123456', '53212345678', '4321234567'].map(codeOf)).toEqual([
    'empty',
    'empty',
    'notNumeric',
    'tooShort',
    'tooLong',
    'notMobile',
  ]);
});

const written = fc.tuple(
  fc.constantFrom('', '0', '90', '+90', '0090', '+90 (0)'),
  fc.integer({ min: 0, max: 999_999_999 }),
  fc.constantFrom('', ' ', '-', '.'),
);

it('reads the same national number as an independent implementation in 10,000 spellings', () => {
  fc.assert(
    fc.property(written, ([prefix, rest, gap]) => {
      const number = `5${String(rest).padStart(9, '0')}`;
      const spelled = `${prefix === '+90 (0)' ? '+90' : prefix}${gap}${number.slice(0, 3)}${gap}${number.slice(3)}`;
      expect(phone(spelled)).toEqual({ ok: true, value: parsePhoneNumberFromString(spelled, 'TR')?.nationalNumber });
    }),
    { numRuns: 10_000, seed: 4 },
  );
});

it('accepts every number that an independent implementation calls a Turkish mobile, and no Turkish landline', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_000_000_000, max: 5_999_999_999 }), (number) => {
      const known = parsePhoneNumberFromString(String(number), 'TR');
      if (known?.isValid() && known.getType() === 'MOBILE') expect(phone(String(number)).ok).toBe(true);
      if (known?.getType() === 'FIXED_LINE') expect(phone(String(number)).ok).toBe(false);
    }),
    { numRuns: 10_000, seed: 5 },
  );
});

it('formats a number for display', () => {
  expect(formatPhone('5321234567')).toBe('0532 123 45 67');
  expect(formatPhone('532')).toBe('532');
});
