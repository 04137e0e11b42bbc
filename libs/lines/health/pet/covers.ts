/** Covers of a cat or a dog: those of every product, those included from a cover score on, and the check-up, which is bought (lines.md PET.2). */
import { extentOf, upTo, type Assurance, type ScoredCover } from '@emsal/pricing/cover';
import { illnessWaitingDays, petCoverPrices, petLimits, petOwnShare } from '@emsal/tariffs/pet/pet-figures';

const { emergency, illness, liability, lost } = petLimits.value;

const own: Assurance = { key: 'PET-PAY', label: 'Faturada size kalan', ...extentOf('percent', petOwnShare.value) };

/** Where illness is covered. */
const waiting: Assurance = {
  key: 'PET-BEKLEME',
  label: 'Hastalıkta bekleme süresi',
  ...extentOf('days', illnessWaitingDays.value),
};

export const includedCovers: readonly Assurance[] = [
  { key: 'PET-ACIL', label: 'Acil tedavi', ...upTo(emergency) },
  { key: 'PET-SORUMLULUK', label: 'Üçüncü kişilere zarar', ...upTo(liability) },
  own,
];

/** Above every score: it is bought. */
const neverHeld = 11;

export const scoredCovers: readonly ScoredCover[] = [
  { key: 'PET-HASTALIK', label: 'Hastalık', ...upTo(illness), from: 6.7, price: petCoverPrices.value.illness },
  { key: 'PET-KAYIP', label: 'Kayıp ilanı', ...upTo(lost), from: 7.4, price: petCoverPrices.value.lost },
  {
    key: 'PET-ASI',
    label: 'Aşı ve kontrol',
    ...extentOf('timesPerYear', 1),
    from: neverHeld,
    price: petCoverPrices.value.checkUp,
  },
];

/** @param included of the scored ones */
export const allCovers = (included: readonly Assurance[]): Assurance[] => [
  ...includedCovers,
  ...included,
  ...(included.some(({ key }) => key === 'PET-HASTALIK') ? [waiting] : []),
];
