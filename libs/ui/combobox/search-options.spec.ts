import { optionByLabel, searchOptions } from './search-options';

const makers = ['Citroën', 'Škoda', 'Şahin', 'Işık', 'İveco', 'Mercedes-Benz'];

const models = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: `${makers[index % makers.length]} Model ${index} ${index % 2 ? 'Otomatik' : 'Manuel'}`,
  }));

const withLabels = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

it.each([
  ['IST', 'İstanbul'],
  ['isp', 'Isparta'],
  ['san', 'Şanlıurfa'],
  ['alfa rom', 'Alfa Romeo'],
  ['rom alf', 'Alfa Romeo'],
  ['banka yön', 'Banka Yöneticisi'],
  ['', 'Adana'],
])('finds with "%s" the option %s', (query, text) => {
  expect(searchOptions(withLabels([text]), query)).toHaveLength(1);
});

it('finds inside a word only with the whole query', () => {
  const find = (text: string, query: string) => searchOptions(withLabels([text]), query).length;
  expect([find('Kırşehir', 'sehir'), find('Kırşehir Merkez', 'sehir mer')]).toEqual([1, 1]);
  expect([find('Kırşehir Merkez', 'mer sehir'), find('Adana', 'ankara')]).toEqual([0, 0]);
});

it('finds by beginnings of words in any order, ignoring case and diacritics', () => {
  const options = models(60);
  expect(searchOptions(options, 'otom 7 SKODA').map(({ value }) => value)).toEqual(['7']);
  expect(searchOptions(options, 'isik model 3').map(({ value }) => value)).toEqual(['3', '33', '39']);
});

it('puts options beginning with the text first, otherwise in list order', () => {
  const options = withLabels(['Yeni Focus', 'Focus', 'Ford Focus', 'Focus ST']);
  expect(searchOptions(options, 'foc').map(({ label }) => label)).toEqual([
    'Focus',
    'Focus ST',
    'Yeni Focus',
    'Ford Focus',
  ]);
});

it('finds an option typed in full, ignoring case and diacritics', () => {
  const options = withLabels(['İstanbul', 'Iğdır']);
  expect([optionByLabel(options, 'istanbul')?.label, optionByLabel(options, 'IGDIR')?.label]).toEqual([
    'İstanbul',
    'Iğdır',
  ]);
  expect(optionByLabel(options, 'istan')).toBeUndefined();
});
