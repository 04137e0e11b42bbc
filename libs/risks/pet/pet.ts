/** A cat or dog with a microchip. */
import { z } from 'zod';
import { knownFacts, type RiskKind } from '../risk-kind';
import { code, day, provinceCode } from '../scalars';
import { petFacts, petLabels, speciesNames } from './pet.texts';
import { species } from './species';

export const petRisk = z.object({
  kind: z.literal('pet'),
  version: z.literal(1),
  /** ISO 11784. */
  chipNo: z.string().regex(/^\d{15}$/),
  name: z.string().max(60),
  species: z.enum(species),
  breedCode: code,
  breedName: z.string().max(80),
  birthday: day,
  provinceCode,
});
export type Pet = z.infer<typeof petRisk>;

export const pet: RiskKind<Pet> = {
  labels: petLabels,
  knownBy: 'title',
  describe: ({ name, chipNo, breedName, birthday, species: animal }, language) => {
    const texts = petFacts[language];
    const facts = [
      { label: texts.species, value: speciesNames[language][animal] },
      { label: texts.breed, value: breedName },
      { label: texts.birthYear, value: birthday.slice(0, 4) },
    ];
    return { title: name, reference: chipNo, facts: knownFacts(facts) };
  },
  numberOf: ({ chipNo }) => chipNo,
  anonymous: (insured) => ({ ...insured, name: insured.breedName, chipNo: '' }),
  keys: ({ chipNo }) => [chipNo],
};
