/** Covers of home insurance: those of every product, those included from a cover score on, and the earthquake's (lines.md HOME.2). */
import { extentOf, upTo, type Assurance, type ScoredCover } from '@emsal/pricing/cover';
import { share } from '@emsal/tariffs/share';
import { usualLimits, type InsuredSums } from './insured-sums';

const always = 0;

const insuredBuilding = (sum: number): Assurance[] =>
  sum === 0 ? [] : [{ key: 'KNT-BINA', label: 'Bina bedeli', ...upTo(sum) }];

/** Held by every product. */
export const includedCovers = ({ building, contents, valuables }: InsuredSums): Assurance[] => [
  ...insuredBuilding(building),
  { key: 'KNT-ESYA', label: 'Eşya bedeli', ...upTo(contents) },
  { key: 'KNT-YANGIN', label: 'Yangın, yıldırım, infilak', ...upTo(building + contents) },
  { key: 'KNT-HIRSIZLIK', label: 'Hırsızlık', ...upTo(contents) },
  { key: 'KNT-DEGERLI', label: 'Değerli eşya', ...upTo(Math.min(valuables, contents)) },
  { key: 'KNT-SU', label: 'Dahili su', ...upTo(building + contents) },
  { key: 'KNT-SU-MUAFIYET', label: 'Dahili su muafiyeti', ...upTo(2_000) },
  { key: 'KNT-SEL', label: 'Sel ve su baskını', ...upTo(building + contents) },
  { key: 'KNT-SEL-MUAFIYET', label: 'Sel muafiyeti', ...extentOf('percent', 2) },
  { key: 'KNT-ASISTANS', label: 'Çilingir, tesisat', ...extentOf('timesPerYear', 4) },
];

/** Kuruş for a limit, in proportion to the usual one's price. */
const priceFor = (limit: number, usual: number, price: number): number => share(limit, price, usual);

const glassPrice = 18_000;
const electronicsPrice = 35_000;
const rentPercent = 10;

/** Prices of the covers are those of the usual limits (lines.md HOME.2); a higher limit costs in proportion. */
export const scoredCovers = ({ building, glass, electronics }: InsuredSums): readonly ScoredCover[] => [
  {
    key: 'KNT-CAM',
    label: 'Cam kırılması',
    ...upTo(glass),
    from: 6.5,
    price: priceFor(glass, usualLimits.glass, glassPrice),
  },
  { key: 'KNT-KOMSU', label: 'Komşuluk sorumluluğu', ...upTo(500_000), from: 6.7, price: 20_000 },
  ...(building === 0
    ? []
    : [{ key: 'KNT-KIRA', label: 'Kira kaybı', ...upTo(share(building, rentPercent, 100)), from: 7.4, price: 16_000 }]),
  {
    key: 'KNT-ELEKTRONIK',
    label: 'Elektronik cihaz',
    ...upTo(electronics),
    from: 8.1,
    price: priceFor(electronics, usualLimits.electronics, electronicsPrice),
  },
];

interface Extra {
  key: string;
  limit: number;
  usual: number;
  price: number;
}

/** Kuruş for what the included limits exceed the usual ones: products include only these. */
export function raisedLimits({ glass, electronics, valuables }: InsuredSums, included: readonly Assurance[]): number {
  const extras: readonly Extra[] = [
    { key: 'KNT-CAM', limit: glass, usual: usualLimits.glass, price: glassPrice },
    { key: 'KNT-ELEKTRONIK', limit: electronics, usual: usualLimits.electronics, price: electronicsPrice },
    { key: 'KNT-DEGERLI', limit: valuables, usual: usualLimits.valuables, price: always },
  ];
  const held = new Set(included.map(({ key }) => key));
  return extras
    .filter(({ key, limit, usual }) => held.has(key) && limit > usual)
    .reduce((sum, { limit, usual, price }) => sum + share(limit - usual, price, usual), 0);
}

/** Of the building above the compulsory policy, and of the contents. */
export const earthquakeCovers = (limit: number): Assurance[] => [
  { key: 'KNT-DEPREM', label: 'Deprem, DASK üstü ve eşya', ...upTo(limit) },
  { key: 'KNT-DEPREM-PAY', label: 'Depremde sizin payınız', ...extentOf('percent', 20) },
  { key: 'KNT-DEPREM-MUAFIYET', label: 'Deprem muafiyeti', ...extentOf('percent', 2) },
];
