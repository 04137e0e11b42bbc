/** Covers of motor own damage. Names from the market's filters (domain.md 3); sums, scores and prices are illustrative. */
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { extentOf, upTo, type Assurance, type ScoredCover } from '@emsal/pricing/cover';

const always = 0;

export const kaskoCovers: readonly ScoredCover[] = [
  { from: always, key: 'KSK-ARAC', label: 'Araç hasarı', ...extentOf('marketValue') },
  { from: always, key: 'KSK-CALINMA', label: 'Çalınma', ...extentOf('marketValue') },
  { from: always, key: 'KSK-YANMA', label: 'Yanma', ...extentOf('marketValue') },
  { from: always, key: 'KSK-ASISTANS', label: 'Çekici ve asistans', ...extentOf('timesPerYear', 4) },
  { from: always, key: 'KSK-SEL', label: 'Sel', ...extentOf('marketValue') },
  { from: 6.5, key: 'KSK-DEPREM', label: 'Deprem', ...extentOf('marketValue'), price: 45_000 },
  { from: 6.5, key: 'KSK-CAM', label: 'Cam kırılması, orijinal cam', ...extentOf('unlimited'), price: 60_000 },
  { from: 7, key: 'KSK-FERDI', label: 'Ferdi kaza, koltuk başına', ...upTo(100_000), price: 20_000 },
  { from: 7, key: 'KSK-HUKUK', label: 'Hukuksal koruma', ...upTo(50_000), price: 15_000 },
  { from: 7.4, key: 'KSK-MINI', label: 'Mini onarım', ...extentOf('partsPerYear', 3), price: 25_000 },
  { from: 8, key: 'KSK-IKAME-15', label: 'İkame araç', ...extentOf('days', 15), price: 90_000 },
  { from: 8, key: 'KSK-ANAHTAR', label: 'Anahtar kaybı', ...upTo(20_000), price: 12_000 },
  { from: 8.5, key: 'KSK-YURTDISI', label: 'Yurt dışı', ...extentOf('greenCardCountries'), price: 80_000 },
  { from: 8.5, key: 'KSK-ESYA', label: 'Kişisel eşya', ...upTo(25_000), price: 18_000 },
];

/** Where a damaged car is repaired: every product states one of the two. */
export const repairShop = (coverageScore: number): Assurance => ({
  key: repairShopKey,
  label: 'Servis',
  ...extentOf(coverageScore < 7 ? 'contractedShop' : 'authorisedShop'),
});

export const electricCovers: readonly ScoredCover[] = [
  { from: always, key: 'KSK-BATARYA', label: 'Batarya', ...extentOf('marketValue') },
  { from: always, key: 'KSK-SARJ-KABLO', label: 'Şarj kablosu', ...upTo(30_000) },
  { from: 8, key: 'KSK-WALLBOX', label: 'Ev tipi şarj ünitesi', ...upTo(60_000), price: 30_000 },
];
