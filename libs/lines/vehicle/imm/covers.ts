/** Covers in addition to voluntary liability. Names from the market's filters (domain.md 3); sums and scores are illustrative. */
import { extentOf, upTo, type ScoredCover } from '@emsal/pricing/cover';

export const immExtras: readonly ScoredCover[] = [
  { from: 6.5, key: 'IMM-HUKUK', label: 'Hukuksal koruma', ...upTo(25_000) },
  { from: 7.4, key: 'IMM-MANEVI', label: 'Manevi tazminat', ...upTo(100_000) },
  { from: 8.1, key: 'IMM-YOL', label: 'Yol yardımı ve çekici', ...extentOf('timesPerYear', 2) },
];
