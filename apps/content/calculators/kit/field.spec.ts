import fc from 'fast-check';
import { amountText, readValues, type CalculatorField } from './field';

const fields: readonly CalculatorField[] = [
  { kind: 'select', name: 'secim', label: 'a', options: [{ value: 'x', label: 'X' }], initial: 'x' },
  { kind: 'slider', name: 'kaydir', label: 'b', min: 40, max: 300, step: 5, words: String, initial: '110' },
  { kind: 'amount', name: 'tutar', label: 'c', min: 1, max: 1_000_000, suffix: '₺', initial: '500' },
  { kind: 'amount', name: 'fiyat', label: 'd', min: 1, max: 9_999, decimals: 2, suffix: '₺', initial: '5500' },
  { kind: 'tick', name: 'isaret', label: 'e', initial: '' },
  {
    kind: 'moves',
    name: 'yillar',
    label: 'f',
    moves: [{ letter: 'k', label: 'K', done: 'k' }],
    most: 3,
    list: 'l',
    restart: 'r',
    initial: '',
  },
];
const one = (name: string, text: string) => readValues(fields, { [name]: text })[name];

it.each([
  ['secim', 'x', 'x'],
  ['secim', '__proto__', 'x'],
  ['kaydir', '112', '110'],
  ['kaydir', '39', '40'],
  ['kaydir', '1e9', '300'],
  ['kaydir', '', '110'],
  ['kaydir', 'NaN', '110'],
  ['tutar', '250.000', '250000'],
  ['tutar', '0', '1'],
  ['tutar', '-5', '5'],
  ['tutar', '99999999999999999999', '1000000'],
  ['tutar', 'abc', '500'],
  ['fiyat', '55,9', '5590'],
  ['fiyat', '55', '5500'],
  ['fiyat', '55,999', '5599'],
  ['fiyat', ',5', '5500'],
  ['isaret', '1', '1'],
  ['isaret', '', ''],
  ['yillar', 'kkxkk', 'kkk'],
])('%s given as %p is read as %p', (name, text, read) => {
  expect(one(name, text)).toBe(read);
});

it('takes the initial values for an address without fields', () => {
  expect(readValues(fields, {})).toEqual({
    secim: 'x',
    kaydir: '110',
    tutar: '500',
    fiyat: '5500',
    isaret: '',
    yillar: '',
  });
});

it('shows an amount as a person types it, and reads it back', () => {
  expect([amountText('1250000', {}), amountText('5500', { decimals: 2 }), amountText('5', { decimals: 2 })]).toEqual([
    '1.250.000',
    '55,00',
    '0,05',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), (value) => {
      expect(one('fiyat', amountText(String(value), { decimals: 2 }))).toBe(String(value));
    }),
  );
});
