/** The health family's fields: every field of the person that several lines share, named as in the specification (funnel 3.4, 3.5). */
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { birthdayBoxes, personalFields } from '@emsal/lines/kit/person/personal-fields';
import { identityNumber } from '@emsal/validation/identity/identity';

export const healthFields = {
  ...personalFields,
  insuredTcNo: {
    kind: 'identity',
    label: 'TC kimlik no',
    hint: 'Sigortalanacak kişinin 11 haneli kimlik ya da yabancı kimlik numarası',
    missing: 'Kimlik numarasını girin',
    inputMode: 'numeric',
    maxLength: 32,
    checks: [identityNumber],
  },
  birthdayInsured: birthdayBoxes,
} as const satisfies Dictionary;
export type HealthFields = typeof healthFields;
