import { amountProblem } from './amount-problem';
import type { AmountField } from './field';

const price: AmountField = {
  kind: 'amount',
  name: 'f',
  label: 'f',
  min: 100,
  max: 99_999,
  decimals: 2,
  suffix: '₺',
  initial: '5500',
};
const base: AmountField = {
  kind: 'amount',
  name: 'm',
  label: 'm',
  min: 1,
  max: 1_000_000,
  suffix: '₺',
  initial: '800000',
};

it.each([
  ['250.000', base],
  ['250000', base],
  [' 12 ', base],
  ['55,9', price],
  ['55', price],
])('%s is read as it is typed', (text, field) => expect(amountProblem(text, '1', field)).toBeUndefined());

it.each(['-5', '', 'abc', '1e9', '1.234,56', '1,5', '1.5', '12.34', '١٢٣', '<b>1</b>'])(
  '%p is asked for in digits, with the amount that the result is for',
  (text) => expect(amountProblem(text, '5', base)).toBe('Rakamla yazın, örneğin 800.000. Sonuç 5 ₺ ile hesaplandı.'),
);

it.each([
  ['0', base, '1 ile 1.000.000 ₺ arasında yazın. Sonuç 1 ₺ ile hesaplandı.', '1'],
  ['1.000.001', base, '1 ile 1.000.000 ₺ arasında yazın. Sonuç 1.000.000 ₺ ile hesaplandı.', '1000000'],
  ['0,99', price, '1,00 ile 999,99 ₺ arasında yazın. Sonuç 1,00 ₺ ile hesaplandı.', '100'],
])('%s is out of bounds', (text, field, words, value) => expect(amountProblem(text, value, field)).toBe(words));

it('says nothing before anybody has typed', () => expect(amountProblem(undefined, '800000', base)).toBeUndefined());
