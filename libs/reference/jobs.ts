/** Occupations with their illustrative motor discount in percent (label in data/jobs.json). */
import table from './data/jobs.json' with { type: 'json' };

export interface Occupation {
  code: string;
  name: string;
  discountPercent: number;
}

export const jobs: readonly Occupation[] = (table.rows as [string, string, number][])
  .map(([code, name, discountPercent]) => ({ code, name, discountPercent }))
  .sort((a, b) => a.name.localeCompare(b.name, 'tr'));

export const isOccupation = (wanted: string): boolean => jobs.some(({ code }) => code === wanted);
