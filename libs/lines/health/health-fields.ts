/** The health family's fields: every field of the person that several lines share, named as in the specification (funnel 3.4, 3.5). */
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { insuredPerson } from '@emsal/lines/kit/person/person-identity';
import { birthdayBoxes, personalFields } from '@emsal/lines/kit/person/personal-fields';
import { personsInsured } from './insured-people/persons-insured';

export const healthFields = {
  ...personalFields,
  personsInsured,
  insuredTcNo: insuredPerson,
  birthdayInsured: birthdayBoxes,
} as const satisfies Dictionary;
export type HealthFields = typeof healthFields;
