/** Companies of a current policy: the whole market, not only the insurers with offers here (label in data/insurance-companies.json). */
import table from './data/insurance-companies.json' with { type: 'json' };

export const insuranceCompanies: readonly { code: string; name: string }[] = (table.rows as [string, string][])
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'tr'));
