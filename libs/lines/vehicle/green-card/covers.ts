/** Covers in addition to liability abroad; illustrative. */
import { extentOf, upTo, type ScoredCover } from '@emsal/pricing/cover';

export const greenCardExtras: readonly ScoredCover[] = [
  { from: 6.5, key: 'GK-YOL', label: 'Yurt dışında çekici', ...extentOf('timesPerJourney', 1) },
  { from: 7.4, key: 'GK-HUKUK', label: 'Yurt dışında hukuksal koruma', ...upTo(50_000) },
  { from: 8.1, key: 'GK-KAZA', label: 'Ferdi kaza', ...upTo(50_000) },
  { from: 8.8, key: 'GK-TERCUMAN', label: 'Telefonda tercüman', ...extentOf('aroundTheClock') },
];
