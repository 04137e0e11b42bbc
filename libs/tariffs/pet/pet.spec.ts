import { isHeavyBreed, petBase, petLoadings } from './pet-premium';

it.each([
  ['cat', 1, 320_000],
  ['dog', 1, 460_000],
  ['dog', 1.05, 483_000],
] as const)('a %s at the factor %d costs %i kuruş', (species, factor, base) => {
  expect(petBase(species, factor)).toBe(base);
});

const partsOf = (years: number, breedCode: string, provinceCode: string) =>
  Object.fromEntries(
    petLoadings(483_000, { years, breedCode, provinceCode }).map(({ kind, amount }) => [kind, amount]),
  );

it('LP056 age, breed and province load the base', () => {
  expect(partsOf(7, 'D071', '06')).toEqual({ age: 169_050, breed: 120_750, city: 24_150 });
  expect(partsOf(3, 'D055', '42')).toEqual({});
});

it.each([
  [0, 48_300],
  [1, undefined],
  [4, undefined],
  [5, 96_600],
  [6, 96_600],
  [7, 169_050],
  [8, 289_800],
  [9, 289_800],
])('an animal of %i years costs %s kuruş more', (years, age) => {
  expect(partsOf(years, 'C043', '42')).toEqual(age ? { age } : {});
});

it('names heavy breeds of both kinds', () => {
  expect(['C036', 'D045', 'C043', 'D041'].map(isHeavyBreed)).toEqual([true, true, false, false]);
});
