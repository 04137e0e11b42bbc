/** Identity of a person where no company can be insured, also asked by landing pages. */
import { identityNumber } from '@emsal/validation/identity/identity';

export const insuredPerson = {
  kind: 'identity',
  label: 'TC kimlik no',
  hint: 'Sigortalanacak kişinin 11 haneli kimlik ya da yabancı kimlik numarası',
  missing: 'Kimlik numarasını girin',
  inputMode: 'numeric',
  maxLength: 32,
  checks: [identityNumber],
} as const;

/** Of an animal. */
export const keeper = {
  ...insuredPerson,
  hint: 'Hayvanın sahibinin 11 haneli kimlik ya da yabancı kimlik numarası',
} as const;
