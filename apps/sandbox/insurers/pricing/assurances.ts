/** What a traffic policy pays: the legal limits of 2026 (domain.md 2.4; per accident by analogy, low confidence), and what an insurer adds. */
import type { InsurerOffer } from '@emsal/insurers/quote-answer';

type Assurance = InsurerOffer['assurances'][number];

const legal: readonly Assurance[] = [
  { key: 'TRF-MADDI-ARAC', label: 'Maddi zarar, araç başına', value: '400.000 TL' },
  { key: 'TRF-MADDI-KAZA', label: 'Maddi zarar, kaza başına', value: '800.000 TL' },
  { key: 'TRF-SAKATLIK-KISI', label: 'Sakatlanma ve ölüm, kişi başına', value: '3.600.000 TL' },
  { key: 'TRF-SAKATLIK-KAZA', label: 'Sakatlanma ve ölüm, kaza başına', value: '18.000.000 TL' },
  { key: 'TRF-SAGLIK-KISI', label: 'Sağlık giderleri, kişi başına', value: '3.600.000 TL' },
];
/** Extras from a coverage score on, illustrative. */
const extras: readonly (Assurance & { from: number })[] = [
  { from: 6.5, key: 'TRF-YOL', label: 'Yol yardımı ve çekici', value: 'Yılda 2 kez' },
  { from: 7.4, key: 'TRF-HUKUK', label: 'Hukuksal koruma', value: '25.000 TL' },
  { from: 8.1, key: 'TRF-KAZA', label: 'Ferdi kaza', value: '50.000 TL' },
  { from: 8.8, key: 'TRF-IKAME', label: 'İkame araç', value: '3 gün' },
];

export const assurancesOf = (coverageScore: number): Assurance[] => [
  ...legal,
  ...extras.filter(({ from }) => coverageScore >= from).map(({ key, label, value }) => ({ key, label, value })),
];
