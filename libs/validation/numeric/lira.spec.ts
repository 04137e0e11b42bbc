import { readLira } from './lira';

it('accepts amounts pasted with the sign, the letters and zero kuruş', () => {
  expect(['1250', '1.250', '₺ 1.250,00', '₺1250', '1.250 TL', '1250,0 ₺', ' 1250 tl '].map(readLira)).toEqual(
    Array(7).fill(1250),
  );
});

it('rejects kuruş, other currencies and anything else', () => {
  expect(['', '₺', '12,50', '1.250,01', '$1250', 'TL', '-5 TL', '1250 ₺ ₺'].map(readLira)).toEqual(
    Array(8).fill(undefined),
  );
});
