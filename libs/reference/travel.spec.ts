import { countries } from './countries';
import { greenCardCountries } from './green-card-countries';
import { countriesOf, destinations, sportingActivities, travelReasons } from './travel';

it('has every country once, under one destination', () => {
  const listed = destinations.flatMap(({ code }) => countriesOf(code).map((country) => country.code));
  expect(listed.toSorted()).toEqual(countries.map(({ code }) => code).toSorted());
  expect(new Set(listed).size).toBe(listed.length);
  expect(countriesOf('9')).toEqual([]);
});

it('counts 29 states to the Schengen area, and Türkiye to no destination', () => {
  expect(countriesOf('1')).toHaveLength(29);
  expect(countriesOf('1')).toContainEqual({ code: 'BG', name: 'Bulgaristan' });
  expect(countries.map(({ code }) => code)).not.toContain('TR');
});

it('sorts countries as a Turkish reader expects, in both lists', () => {
  for (const list of [countries, greenCardCountries]) {
    const names = list.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'tr')));
  }
});

it('has unique codes', () => {
  for (const list of [destinations, travelReasons, sportingActivities])
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
});
