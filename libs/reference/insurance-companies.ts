/** Companies that a current policy may be from: the market, not only the insurers that we ask (label in data/insurance-companies.json). */
import table from './data/insurance-companies.json';

export const insuranceCompanies: readonly { code: string; name: string }[] = (table.rows as [string, string][])
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'tr'));
