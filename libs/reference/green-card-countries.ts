/** Countries that a green card is sold for (label in data/green-card-countries.json). */
import table from './data/green-card-countries.json';

export const greenCardCountries: readonly { code: string; name: string }[] = (table.rows as [string, string, boolean][])
  .filter(([, , isSold]) => isSold)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'tr'));
