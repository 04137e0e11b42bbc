/** Countries for which a green card is sold (label in data/green-card-countries.json). */
import { countries } from './countries';
import table from './data/green-card-countries.json' with { type: 'json' };

const sold = new Set((table.rows as [string, boolean][]).flatMap(([code, isSold]) => (isSold ? [code] : [])));

export const greenCardCountries: readonly { code: string; name: string }[] = countries
  .filter(({ code }) => sold.has(code))
  .map(({ code, name }) => ({ code, name }));
