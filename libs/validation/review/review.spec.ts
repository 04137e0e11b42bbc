import { stars, text } from './review';

const codeOf = (input: string) => {
  const verdict = text(input);
  return verdict.ok ? 'ok' : verdict.code;
};

it('takes one to five stars', () => {
  expect(['', '0', '6', '5.5', '05', 'x'].map((input) => stars(input).ok)).toEqual(Array(6).fill(false));
  expect(['1', '5'].map((input) => stars(input))).toEqual([
    { ok: true, value: 1 },
    { ok: true, value: 5 },
  ]);
});

it.each([
  ['', 'textMissing'],
  ['   ', 'textMissing'],
  ['İyi.', 'textShort'],
  ['a'.repeat(1_001), 'textLong'],
  ['Beni 0532 123 45 67 numarasından arayın lütfen.', 'textPersonal'],
  ['Kimliğim 10000000078, poliçem hâlâ gelmedi.', 'textPersonal'],
  ['Bana ayse@ornek.example adresinden yazın lütfen.', 'textPersonal'],
  ['2026 yılında 3 teklif arasından 8.130,44 ₺ olanı seçtim.', 'ok'],
])('%j is %s', (input, code) => expect(codeOf(input)).toBe(code));
