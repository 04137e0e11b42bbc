import { join } from 'node:path';
import { filesNamingPlates, placeOf, plateNamesAllowed, platesNamedIn } from './plate-names';

const files = filesNamingPlates(join(__dirname, '..', '..'));

it('no production code outside the listed places names a plate', () => {
  expect(files.filter((path) => placeOf(path) === undefined)).toEqual([]);
});

it('every listed place still names one', () => {
  const places = new Set(files.map(placeOf));
  expect(Object.keys(plateNamesAllowed).filter((place) => !places.has(place))).toEqual([]);
});

it('finds names of variables and properties, but not texts, comments and templates', () => {
  expect(platesNamedIn('const { licensePlateNo: number } = answers;')).toEqual(['licensePlateNo']);
  expect(platesNamedIn('const head = <Insured plate={reference} />;')).toEqual(['plate']);
  expect(platesNamedIn("/** The plate. */ const text = 'plate'; const templateOf = `plate`;")).toEqual([]);
});
