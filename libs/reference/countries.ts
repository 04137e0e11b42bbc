/** Countries by name and travel destination (label in data/countries.json); the only list of country names. */
import table from './data/countries.json' with { type: 'json' };

export interface Country {
  code: string;
  name: string;
  /** Code of `destinations` in travel.ts. */
  destination: string;
}

export const countries: readonly Country[] = (table.rows as [string, string, string][])
  .map(([code, name, destination]) => ({ code, name, destination }))
  .sort((a, b) => a.name.localeCompare(b.name, 'tr'));
