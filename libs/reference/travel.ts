/** Destinations, purposes and sports of a journey (label in data/travel.json). */
import { countries } from './countries';
import table from './data/travel.json' with { type: 'json' };

interface Coded {
  code: string;
  name: string;
}

const coded = (rows: readonly string[][]): readonly Coded[] =>
  rows.map(([code, name]) => ({ code: code!, name: name! }));

export const destinations = coded(table.destinations);
export const travelReasons = coded(table.reasons);
export const sportingActivities = coded(table.sportingActivities);

/** Empty for an unknown destination. */
export const countriesOf = (destination: string): readonly Coded[] =>
  countries.filter((country) => country.destination === destination).map(({ code, name }) => ({ code, name }));
