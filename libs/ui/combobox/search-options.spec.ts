import { namedOption, searchOptions } from './search-options';

const makers = ['Citroën', 'Škoda', 'Şahin', 'Işık', 'İveco', 'Mercedes-Benz'];

/** As many models as a real list of vehicles has. `reads` counts how often a name was looked at. */
function models(count: number) {
  const reads = { count: 0 };
  const options = Array.from({ length: count }, (_, at) => ({
    value: String(at),
    get label() {
      reads.count++;
      return `${makers[at % makers.length]} Model ${at} ${at % 2 ? 'Otomatik' : 'Manuel'}`;
    },
  }));
  return { options, reads };
}

const named = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

it.each([
  ['IST', 'İstanbul'],
  ['isp', 'Isparta'],
  ['san', 'Şanlıurfa'],
  ['alfa rom', 'Alfa Romeo'],
  ['rom alf', 'Alfa Romeo'],
  ['banka yön', 'Banka Yöneticisi'],
  ['', 'Adana'],
])('finds with "%s" the option %s', (query, text) => {
  expect(searchOptions(named([text]), query)).toHaveLength(1);
});

it('finds inside a word only with the whole query', () => {
  const find = (text: string, query: string) => searchOptions(named([text]), query).length;
  expect([find('Kırşehir', 'sehir'), find('Kırşehir Merkez', 'sehir mer')]).toEqual([1, 1]);
  expect([find('Kırşehir Merkez', 'mer sehir'), find('Adana', 'ankara')]).toEqual([0, 0]);
});

it('finds by beginnings of words in any order, marks and letter case aside', () => {
  const { options } = models(60);
  expect(searchOptions(options, 'otom 7 SKODA').map(({ value }) => value)).toEqual(['7']);
  expect(searchOptions(options, 'isik model 3').map(({ value }) => value)).toEqual(['3', '33', '39']);
});

it('puts first what begins with the text, and keeps the order of the list otherwise', () => {
  const options = named(['Yeni Focus', 'Focus', 'Ford Focus', 'Focus ST']);
  expect(searchOptions(options, 'foc').map(({ label }) => label)).toEqual([
    'Focus',
    'Focus ST',
    'Yeni Focus',
    'Ford Focus',
  ]);
});

it('looks at each of 20,000 names once, however many keys are pressed', () => {
  const { options, reads } = models(20_000);
  for (const typed of ['m', 'me', 'mer', 'merc', 'mercedes 19', 'mercedes 199']) searchOptions(options, typed);
  namedOption(options, 'mercedes 199');
  expect(reads.count).toBe(20_000);
});

it('finds again what one more letter had ruled out', () => {
  const options = named(['Megane', 'Mercedes', 'Model']);
  const counts = ['m', 'me', 'mer', 'me', '', 'mo'].map((typed) => searchOptions(options, typed).length);
  expect(counts).toEqual([3, 2, 1, 2, 3, 1]);
});

it('names an option that was written out, case and marks aside', () => {
  const options = named(['İstanbul', 'Iğdır']);
  expect([namedOption(options, 'istanbul')?.label, namedOption(options, 'IGDIR')?.label]).toEqual([
    'İstanbul',
    'Iğdır',
  ]);
  expect(namedOption(options, 'istan')).toBeUndefined();
});
