/** Covers of a traffic policy: the legal limits of its first day, and the insurer's additions. */
import { coverLimitsOn } from '@emsal/tariffs/traffic/cover-limits';
import { extentOf, upTo, type Assurance, type ScoredCover } from '@emsal/pricing/cover';

const legal = (key: string, label: string, kurus: number): Assurance => ({ key, label, ...upTo(kurus / 100) });

/** @param day the policy's first day, `YYYY-MM-DD` */
export function legalCovers(day: string): Assurance[] {
  const { materialPerVehicle, materialPerAccident, bodilyPerPerson, bodilyPerAccident } = coverLimitsOn(day);
  return [
    legal('TRF-MADDI-ARAC', 'Maddi zarar, araç başına', materialPerVehicle),
    legal('TRF-MADDI-KAZA', 'Maddi zarar, kaza başına', materialPerAccident),
    legal('TRF-SAKATLIK-KISI', 'Sakatlanma ve ölüm, kişi başına', bodilyPerPerson),
    legal('TRF-SAKATLIK-KAZA', 'Sakatlanma ve ölüm, kaza başına', bodilyPerAccident),
    legal('TRF-SAGLIK-KISI', 'Sağlık giderleri, kişi başına', bodilyPerPerson),
  ];
}

/** Illustrative. Included or not: an optional cover would have no price within the legal ceiling. */
export const trafficExtras: readonly ScoredCover[] = [
  { from: 6.5, key: 'TRF-YOL', label: 'Yol yardımı ve çekici', ...extentOf('timesPerYear', 2) },
  { from: 7.4, key: 'TRF-HUKUK', label: 'Hukuksal koruma', ...upTo(25_000) },
  { from: 8.1, key: 'TRF-KAZA', label: 'Ferdi kaza', ...upTo(50_000) },
  { from: 8.8, key: 'TRF-IKAME', label: 'İkame araç', ...extentOf('days', 3) },
];
