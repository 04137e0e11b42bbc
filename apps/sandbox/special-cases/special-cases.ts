/** The one table of special cases: it feeds the start page, the README, the journeys and `/special-cases.json`. Each room adds its rows. */
import { bankCases } from '../bank/special-cases';
import { insurerCases } from '../insurers/special-cases';
import { mailCases } from '../mail/special-cases';
import { registryCases } from '../registries/special-cases';
import { smsCases } from '../sms/special-cases';
import type { SpecialCase } from './special-case';

export const specialCases: readonly SpecialCase[] = [
  ...registryCases,
  ...insurerCases,
  ...bankCases,
  ...smsCases,
  ...mailCases,
];
