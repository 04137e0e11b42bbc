/** The table of special cases, for the start page, the documentation, the browser tests and `/special-cases.json`. Each service adds its rows. */
import { bankCases } from '../bank/special-cases';
import { insurerCases } from '../insurers/special-cases';
import { mailCases } from '../mail/special-cases';
import { registryCases } from '../registries/special-cases';
import { smsCases } from '../sms/special-cases';
import type { SpecialCase } from '../special-case';

export const specialCases: readonly SpecialCase[] = [
  ...registryCases,
  ...insurerCases,
  ...bankCases,
  ...smsCases,
  ...mailCases,
];
