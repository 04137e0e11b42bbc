import { beginsWord, fold } from './fold';

it('folds dotted and dotless i and all marks', () => {
  expect(['İSTANBUL', 'ISPARTA', 'ısparta', 'Şanlıurfa', 'Çorum Ğ Ö Ü'].map(fold)).toEqual([
    'istanbul',
    'isparta',
    'isparta',
    'sanliurfa',
    'corum g o u',
  ]);
});

it('matches only at the beginning of a word', () => {
  expect(beginsWord('alfa romeo', 'rom')).toBe(true);
  expect(beginsWord('mercedes-benz', 'ben')).toBe(true);
  expect(beginsWord('kirsehir sehir', 'sehir')).toBe(true);
  expect(beginsWord('kirsehir', 'sehir')).toBe(false);
  expect(beginsWord('adana', '')).toBe(true);
});
