import { number as independent } from 'card-validator';
import fc from 'fast-check';
import { cvvLength } from '../card-cvv/card-cvv';
import vectors from '../vectors.json';
import { cardNumber, schemeOf } from './card-number';
import { cardNumberMessages } from './card-number-messages';
import { passesLuhn } from './luhn';

const codeOf = (input: string) => {
  const verdict = cardNumber(input);
  return verdict.ok ? 'ok' : verdict.code;
};

it.each(vectors.card)(
  'validates the card $value ($note) as $expected_luhn with a code of $cvv_len digits',
  ({ value, expected_luhn, cvv_len }) => {
    expect(cardNumber(value).ok).toBe(expected_luhn);
    expect(cvvLength(value)).toBe(cvv_len);
  },
);

const sixteen = (start: string) =>
  fc
    .bigInt({ min: 0n, max: 10n ** BigInt(16 - start.length) - 1n })
    .map((rest) => `${start}${String(rest).padStart(16 - start.length, '0')}`);

it('agrees with an independent implementation on 10,000 numbers of the schemes sold in Turkey', () => {
  const numbers = fc.constantFrom('4', '51', '55', '2221', '2719', '2720', '9792').chain(sixteen);
  fc.assert(
    fc.property(numbers, fc.boolean(), (digits, isRepaired) => {
      const card = isRepaired ? withCheckDigit(digits) : digits;
      expect(cardNumber(card).ok).toBe(independent(card).isValid);
    }),
    { numRuns: 10_000, seed: 8 },
  );
});

it('finds the same scheme as an independent implementation', () => {
  const theirs: Record<string, string> = { 'american-express': 'amex' };
  fc.assert(
    fc.property(
      fc
        .constantFrom(
          '34',
          '37',
          '51',
          '53',
          '55',
          '2221',
          '2229',
          '2230',
          '2299',
          '2300',
          '2699',
          '2700',
          '2719',
          '2720',
          '9792',
        )
        .chain(sixteen),
      (digits) => {
        const type = independent(digits).card?.type ?? '';
        expect(schemeOf(digits)).toBe(theirs[type] ?? type);
      },
    ),
    { numRuns: 10_000, seed: 9 },
  );
});

it('finds the schemes at their limits', () => {
  const starts = [
    '4',
    '37',
    '34',
    '35',
    '51',
    '55',
    '50',
    '56',
    '2220',
    '2221',
    '2720',
    '2721',
    '5890',
    '5891',
    '5892',
    '9792',
    '65',
    '64',
    '14',
    '9',
  ];
  expect(starts.map(schemeOf)).toEqual([
    'visa',
    'amex',
    'amex',
    undefined,
    'mastercard',
    'mastercard',
    undefined,
    undefined,
    undefined,
    'mastercard',
    'mastercard',
    undefined,
    'mastercard',
    undefined,
    'mastercard',
    'troy',
    'troy',
    undefined,
    undefined,
    undefined,
  ]);
});

it('F458 M381 requires a card number', () => {
  expect(cardNumber(' ')).toMatchObject({ ok: false, code: 'empty' });
});

it('M385 M572 tells the customer to check an invalid card and try again', () => {
  expect(cardNumber('4111 1111 1111 1112')).toEqual({
    ok: false,
    code: 'invalid',
    message: 'Kart numarası geçersiz, kontrol edip yeniden deneyin',
  });
  expect(cardNumberMessages.invalid).toMatch(/kontrol edip yeniden deneyin/);
});

it('reports what is wrong, by the scheme’s own length', () => {
  expect(cardNumber('4111-1111 1111 1111')).toEqual({ ok: true, value: '4111111111111111' });
  expect(
    [
      '4111x',
      '411111111111111',
      '3782822463100050',
      '378282246310005',
      '0000000000000',
      '36148900647913',
      '111111111111',
      '1'.repeat(20),
    ].map(codeOf),
  ).toEqual(['notNumeric', 'length', 'length', 'ok', 'invalid', 'ok', 'length', 'length']);
});

it('accepts 13 to 19 digits of an unknown scheme', () => {
  expect(
    ['601100099013942', '6011000990139424', '60110009901394240'].map((digits) => codeOf(digits) === 'length'),
  ).toEqual([false, false, false]);
  expect([12, 13, 19, 20].map((length) => codeOf('6'.padEnd(length, '0')) === 'length')).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

function withCheckDigit(digits: string): string {
  const body = digits.slice(0, -1);
  return [...'0123456789'].map((last) => body + last).find((candidate) => passesLuhn(candidate)) ?? digits;
}
