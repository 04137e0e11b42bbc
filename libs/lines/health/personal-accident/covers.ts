/** Covers of an accident: death and lasting disability in every product, treatment bought, others of single insurers (lines.md PERSONALACCIDENT.2). */
import { upTo, type Assurance, type ScoredCover } from '@emsal/pricing/cover';
import { treatmentLimit, treatmentPremium } from '@emsal/tariffs/accident/accident-premium';
import { ridesMotorcycle } from '@emsal/tariffs/accident/licences';

/** @param sum whole TL */
export const includedCovers = (sum: number, licenceType: string): Assurance[] => [
  { key: 'FKZ-VEFAT', label: 'Kaza sonucu vefat', ...upTo(sum) },
  { key: 'FKZ-MALULIYET', label: 'Sürekli sakatlık', ...upTo(sum) },
  ...(ridesMotorcycle(licenceType) ? [{ key: 'FKZ-MOTOSIKLET', label: 'Motosiklet kazası', ...upTo(sum) }] : []),
];

export const treatment = (sum: number): Assurance => ({
  key: 'FKZ-TEDAVI',
  label: 'Tedavi gideri',
  ...upTo(treatmentLimit(sum)),
});

/** Above every score: it is bought. */
const neverHeld = 11;

export const boughtCovers = (sum: number): readonly ScoredCover[] => [
  { ...treatment(sum), from: neverHeld, price: treatmentPremium(sum) },
];
