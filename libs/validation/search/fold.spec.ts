import { fold, matchesFolded } from './fold';

it('folds dotted and dotless i and all marks', () => {
  expect(['İSTANBUL', 'ISPARTA', 'ısparta', 'Şanlıurfa', 'Çorum Ğ Ö Ü'].map(fold)).toEqual([
    'istanbul',
    'isparta',
    'isparta',
    'sanliurfa',
    'corum g o u',
  ]);
});

it.each([
  ['IST', 'İstanbul'],
  ['isp', 'Isparta'],
  ['san', 'Şanlıurfa'],
  ['alfa rom', 'Alfa Romeo'],
  ['rom alf', 'Alfa Romeo'],
  ['banka yön', 'Banka Yöneticisi'],
  ['', 'Adana'],
])('finds with "%s" the option %s', (query, text) => {
  expect(matchesFolded(text, query)).toBe(true);
});

it('finds inside a word only with the whole query', () => {
  expect(matchesFolded('Kırşehir', 'sehir')).toBe(true);
  expect(matchesFolded('Kırşehir Merkez', 'sehir mer')).toBe(true);
  expect(matchesFolded('Kırşehir Merkez', 'mer sehir')).toBe(false);
  expect(matchesFolded('Adana', 'ankara')).toBe(false);
});
