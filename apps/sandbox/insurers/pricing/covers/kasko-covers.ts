/** What motor own damage covers. Names from the market's filters (domain.md 3); sums, scores and prices are illustrative. */
import { authorisedShop, repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { upTo, type Assurance, type ScoredCover } from './cover';

const always = 0;

export const kaskoCovers: readonly ScoredCover[] = [
  { from: always, key: 'KSK-ARAC', label: 'Araç hasarı', value: 'Rayiç değer' },
  { from: always, key: 'KSK-CALINMA', label: 'Çalınma', value: 'Rayiç değer' },
  { from: always, key: 'KSK-YANMA', label: 'Yanma', value: 'Rayiç değer' },
  { from: always, key: 'KSK-ASISTANS', label: 'Çekici ve asistans', value: 'Yılda 4 kez' },
  { from: always, key: 'KSK-SEL', label: 'Sel', value: 'Rayiç değer' },
  { from: 6.5, key: 'KSK-DEPREM', label: 'Deprem', value: 'Rayiç değer', price: 45_000 },
  { from: 6.5, key: 'KSK-CAM', label: 'Cam kırılması, orijinal cam', value: 'Limitsiz', price: 60_000 },
  { from: 7, key: 'KSK-FERDI', label: 'Ferdi kaza, koltuk başına', ...upTo(100_000), price: 20_000 },
  { from: 7, key: 'KSK-HUKUK', label: 'Hukuksal koruma', ...upTo(50_000), price: 15_000 },
  { from: 7.4, key: 'KSK-MINI', label: 'Mini onarım', value: 'Yılda 3 parça', price: 25_000 },
  { from: 8, key: 'KSK-IKAME-15', label: 'İkame araç', value: '15 gün', price: 90_000 },
  { from: 8, key: 'KSK-ANAHTAR', label: 'Anahtar kaybı', ...upTo(20_000), price: 12_000 },
  { from: 8.5, key: 'KSK-YURTDISI', label: 'Yurt dışı', value: 'Yeşil kart ülkeleri', price: 80_000 },
  { from: 8.5, key: 'KSK-ESYA', label: 'Kişisel eşya', ...upTo(25_000), price: 18_000 },
];

/** Where a damaged car is repaired: every product says one of the two. */
export const repairShop = (coverageScore: number): Assurance => ({
  key: repairShopKey,
  label: 'Servis',
  value: coverageScore < 7 ? 'Anlaşmalı' : authorisedShop,
});

export const electricCovers: readonly ScoredCover[] = [
  { from: always, key: 'KSK-BATARYA', label: 'Batarya', value: 'Rayiç değer' },
  { from: always, key: 'KSK-SARJ-KABLO', label: 'Şarj kablosu', ...upTo(30_000) },
  { from: 8, key: 'KSK-WALLBOX', label: 'Ev tipi şarj ünitesi', ...upTo(60_000), price: 30_000 },
];
