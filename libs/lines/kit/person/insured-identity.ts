/** Identity of the insured person or company, also asked by landing pages. */
import { identityOrTax } from './personal-fields';

export const insuredIdentity = {
  ...identityOrTax,
  hint: 'Sigortalının 11 haneli kimlik ya da 10 haneli vergi numarası',
} as const;
