/** What compulsory earthquake insurance pays: one sum for the earthquake and what it causes, the same at every insurer (lines.md DASK.2). */
import { extentOf, upTo, type Assurance, type ScoredCover } from '@emsal/pricing/cover';
import { daskDeductible } from '@emsal/tariffs/dask/dask-figures';
import { homePackage } from '@emsal/tariffs/home/home-figures';

/** @param sumInsured whole TL */
export const daskCovers = (sumInsured: number): Assurance[] => [
  { key: 'DSK-DEPREM', label: 'Deprem', ...upTo(sumInsured) },
  { key: 'DSK-YANGIN', label: 'Depremin yol açtığı yangın', ...upTo(sumInsured) },
  { key: 'DSK-INFILAK', label: 'Depremin yol açtığı infilak', ...upTo(sumInsured) },
  { key: 'DSK-TSUNAMI', label: 'Tsunami', ...upTo(sumInsured) },
  { key: 'DSK-KAYMA', label: 'Depremin yol açtığı yer kayması', ...upTo(sumInsured) },
  { key: 'DSK-MUAFIYET', label: 'Muafiyet', ...extentOf('percent', daskDeductible.value) },
];

/** No insurer includes it: bought beside the compulsory policy, at every insurer for the same: the home package of spec funnel 9. */
export const homePackageCover: ScoredCover = {
  key: 'DSK-KONUT-PAKETI',
  label: 'Konut asistans hizmeti',
  ...extentOf('timesPerYear', 4),
  from: Infinity,
  price: homePackage.value * 100,
};
