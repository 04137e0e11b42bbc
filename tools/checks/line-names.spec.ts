import { join } from 'node:path';
import { filesNamingLines, lineNamesAllowed, linesNamedIn, placeOf } from './line-names';

const files = filesNamingLines(join(__dirname, '..', '..'));
const places = lineNamesAllowed;

it('no production code outside the listed places names a product line', () => {
  expect(files.filter((path) => placeOf(path, places) === undefined)).toEqual([]);
});

it('every listed place still names one', () => {
  const used = new Set(files.map((path) => placeOf(path, places)));
  expect(Object.keys(places).filter((place) => !used.has(place))).toEqual([]);
});

it('finds ids as texts, keys and properties, and imports from a line’s folder', () => {
  expect(linesNamedIn("const isHome = line === 'HOME'; const names = { PET: 1 }; lineFacts.DASK;")).toEqual([
    'HOME',
    'PET',
    'DASK',
  ]);
  expect(linesNamedIn("const rows = { 'none PET': 1 };")).toEqual(['PET']);
  expect(linesNamedIn("import { x } from '@emsal/lines/health/pet/form';", ['@emsal/lines/health/pet/'])).toHaveLength(
    1,
  );
});

it('does not find words in prose, comments and longer names', () => {
  expect(linesNamedIn("/** HOME */ const home = 'GO HOME'; const HOME_PAGE = `PETS`; env.AUTOPLAY;")).toEqual([]);
});
