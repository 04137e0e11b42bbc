/** Figures of the insurance of a cat or a dog (lines.md PET.2-5). */
import { illustrative } from '../sourced';

export type InsuredSpecies = 'cat' | 'dog';

/** Whole TL a year. */
export const petPremiums = illustrative<Readonly<Record<InsuredSpecies, number>>>(
  { cat: 3_200, dog: 4_600 },
  'market practice',
);

/** Percent of the base by completed years. */
export const petAgePercents = illustrative<Readonly<Record<number, number>>>(
  { 0: 10, 5: 20, 6: 20, 7: 35, 8: 60, 9: 60 },
  'market practice',
);

/** Codes of `libs/reference/data/breeds.json`: breeds that are often ill or large. */
export const heavyBreeds = illustrative(
  {
    dogs: [
      'D022',
      'D028',
      'D035',
      'D037',
      'D040',
      'D042',
      'D045',
      'D051',
      'D058',
      'D062',
      'D071',
      'D073',
      'D077',
      'D082',
    ],
    cats: ['C019', 'C031', 'C036', 'C045'],
    percent: 25,
  },
  'no insurer’s list was found',
);

/** Percent of the base by traffic code. */
export const petCityPercents = illustrative<Readonly<Record<string, number>>>(
  { '34': 10, '06': 5, '35': 5 },
  'market practice',
);

/** Whole TL: limits of the covers. The list of covers follows a published product (studylibtr). */
export const petLimits = illustrative(
  { emergency: 40_000, illness: 20_000, liability: 50_000, lost: 2_000 },
  'market practice',
);

/** Kuruş for a cover where it is bought. */
export const petCoverPrices = illustrative({ illness: 60_000, lost: 8_000, checkUp: 90_000 }, 'market practice');

/** Percent of each bill that the keeper bears. */
export const petOwnShare = illustrative(20, 'market practice');

/** Days after which illness is paid; accidents are paid at once. */
export const illnessWaitingDays = illustrative(14, 'market practice');

/** Percent. */
export const petRenewalDiscount = illustrative(10, 'market practice');
