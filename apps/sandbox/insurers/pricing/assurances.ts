/** What a traffic policy pays: the legal limits of its first day, and what an insurer adds. */
import { coverLimitsOn } from '@emsal/tariffs/traffic/cover-limits';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';

type Assurance = InsurerOffer['assurances'][number];

const text = (kurus: number): string => `${(kurus / 100).toLocaleString('tr-TR')} TL`;

function legalOn(day: string): readonly Assurance[] {
  const { materialPerVehicle, materialPerAccident, bodilyPerPerson, bodilyPerAccident } = coverLimitsOn(day);
  return [
    { key: 'TRF-MADDI-ARAC', label: 'Maddi zarar, araç başına', value: text(materialPerVehicle) },
    { key: 'TRF-MADDI-KAZA', label: 'Maddi zarar, kaza başına', value: text(materialPerAccident) },
    { key: 'TRF-SAKATLIK-KISI', label: 'Sakatlanma ve ölüm, kişi başına', value: text(bodilyPerPerson) },
    { key: 'TRF-SAKATLIK-KAZA', label: 'Sakatlanma ve ölüm, kaza başına', value: text(bodilyPerAccident) },
    { key: 'TRF-SAGLIK-KISI', label: 'Sağlık giderleri, kişi başına', value: text(bodilyPerPerson) },
  ];
}
/** Extras from a coverage score on, illustrative. */
const extras: readonly (Assurance & { from: number })[] = [
  { from: 6.5, key: 'TRF-YOL', label: 'Yol yardımı ve çekici', value: 'Yılda 2 kez' },
  { from: 7.4, key: 'TRF-HUKUK', label: 'Hukuksal koruma', value: '25.000 TL' },
  { from: 8.1, key: 'TRF-KAZA', label: 'Ferdi kaza', value: '50.000 TL' },
  { from: 8.8, key: 'TRF-IKAME', label: 'İkame araç', value: '3 gün' },
];

/** @param startDate the policy's first day, `YYYY-MM-DD` */
export const assurancesOf = (coverageScore: number, startDate: string): Assurance[] => [
  ...legalOn(startDate),
  ...extras.filter(({ from }) => coverageScore >= from).map(({ key, label, value }) => ({ key, label, value })),
];
