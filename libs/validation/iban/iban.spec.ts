import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import vectors from '../vectors.json';
import { iban, refundIban } from './iban';

const codeOf = (input: string) => {
  const verdict = iban(input);
  return verdict.ok ? 'ok' : verdict.code;
};

it.each(vectors.iban)('validates the IBAN "$value" ($note) as $expected', ({ value, expected }) => {
  expect(iban(value).ok).toBe(expected);
});

it('agrees with an independent implementation on 10,000 Turkish numbers with the reserved 0', () => {
  const bank = fc.integer({ min: 0, max: 99_999 });
  const account = fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n });
  fc.assert(
    fc.property(bank, account, fc.integer({ min: 0, max: 99 }), fc.boolean(), (bankCode, number, check, isRepaired) => {
      const body = `${String(bankCode).padStart(5, '0')}0${String(number).padStart(16, '0')}`;
      const digits = isRepaired ? 98n - (BigInt(`${body}292700`) % 97n) : BigInt(check);
      const code = `TR${String(digits).padStart(2, '0')}${body}`;
      expect(iban(code).ok).toBe(isValidIBAN(code));
    }),
    { numRuns: 10_000, seed: 7 },
  );
});

it('rejects the check digits 00, 01 and 99, which no bank issues', () => {
  expect(iban('TR000580602913001322845906').ok).toBe(false);
  expect(['00', '01', '99'].map((check) => onlyBy(check)).map((code) => iban(code).ok)).toEqual([false, false, false]);
  expect(['97', '98', '02'].map((check) => onlyBy(check)).map((code) => iban(code).ok)).toEqual([true, true, true]);
});

it('accepts spaces and lower case', () => {
  expect(iban('tr33 0006 1005 1978 6457 8413 26')).toEqual({ ok: true, value: 'TR330006100519786457841326' });
});

it('F459 requires an IBAN', () => {
  expect(['', ' '].map(codeOf)).toEqual(['empty', 'empty']);
});

it('reports what is wrong', () => {
  expect(
    [
      'DE89370400440532013000',
      'TR33',
      'TR33000610051978645784132A',
      'TR330006100519786457841327',
      'TR140001050000000000000001',
    ].map(codeOf),
  ).toEqual(['country', 'length', 'notNumeric', 'wrongDigits', 'wrongDigits']);
});

it('M377 M378 M571 a refund goes to no excluded institution, and the message asks for another bank', () => {
  const excluded = ibanOf('00829');
  expect(refundIban(excluded, ['00829'])).toEqual({
    ok: false,
    code: 'excludedBank',
    message: 'Bu kuruluşa iade yapılamıyor. Başka bir bankadaki hesabınızı yazın',
  });
  expect([refundIban(excluded, []).ok, refundIban(ibanOf('00062'), ['00829']).ok]).toEqual([true, true]);
});

const ibanOf = (bank: string): string => {
  const body = `${bank}00000001234567890`;
  return `TR${String(98n - (BigInt(`${body}292700`) % 97n)).padStart(2, '0')}${body}`;
};

/** An IBAN whose account is chosen so that exactly these check digits leave the remainder 1. */
function onlyBy(check: string): string {
  const account = Array.from({ length: 97 }, (_, number) => String(number).padStart(16, '0'));
  const chosen = account.find((digits) => BigInt(`000010${digits}2927${check}`) % 97n === 1n);
  return `TR${check}000010${chosen}`;
}
