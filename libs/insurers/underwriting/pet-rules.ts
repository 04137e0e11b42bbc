/** Underwriting rules for cats and dogs (lines.md, 8). */
import type { Pet } from '@emsal/risks/pet/pet';
import { isHeavyBreed } from '@emsal/tariffs/pet/pet-premium';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { notTaken } from './line-rules';
import type { UnderwritingRule } from './underwriting-rule';

const ofPet =
  (isDeclined: (pet: Pet, today: string) => boolean, reason: string): UnderwritingRule =>
  ({ risk }, today) =>
    risk.kind === 'pet' && isDeclined(risk, today) ? notTaken(reason) : null;

export const catsOnly = ofPet(({ species }) => species !== 'cat', 'Yalnızca kedilere teklif veriliyor.');

export const noHeavyBreeds = ofPet(({ breedCode }) => isHeavyBreed(breedCode), 'Bu ırka teklif verilmiyor.');

export const petsYoungerThan = (years: number): UnderwritingRule =>
  ofPet(({ birthday }, today) => ageOn(birthday, today) >= years, `${years} yaşından küçük hayvanlara satılıyor.`);

/** @param code traffic code */
export const notInProvince = (code: string, name: string): UnderwritingRule =>
  ofPet(({ provinceCode }) => provinceCode === code, `${name} ilinde satılmıyor.`);
