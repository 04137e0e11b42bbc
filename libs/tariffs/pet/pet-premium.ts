/** Annual premium of a cat or a dog before discounts and taxes, in kuruş (lines.md PET.3). */
import { loadings, type Loading } from '../loading';
import { percentOf } from '../share';
import { heavyBreeds, petAgePercents, petCityPercents, petPremiums, type InsuredSpecies } from './pet-figures';

interface InsuredPet {
  /** Completed. */
  years: number;
  breedCode: string;
  provinceCode: string;
}

/** @param factor the insurer's price level */
export const petBase = (species: InsuredSpecies, factor: number): number =>
  Math.floor(petPremiums.value[species] * 100 * factor);

const { dogs, cats, percent: heavyPercent } = heavyBreeds.value;

export const isHeavyBreed = (breedCode: string): boolean => [...dogs, ...cats].includes(breedCode);

export const petLoadings = (
  base: number,
  { years, breedCode, provinceCode }: InsuredPet,
): Loading<'age' | 'breed' | 'city'>[] =>
  loadings({
    age: percentOf(base, petAgePercents.value[years] ?? 0),
    breed: percentOf(base, isHeavyBreed(breedCode) ? heavyPercent : 0),
    city: percentOf(base, petCityPercents.value[provinceCode] ?? 0),
  });
