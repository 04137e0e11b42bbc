/** Identity of the owner by the title deed, also asked by landing pages. */
import { identityOrTax } from './personal-fields';

export const titleDeedIdentity = {
  ...identityOrTax,
  hint: 'Tapu sahibinin 11 haneli kimlik ya da 10 haneli vergi numarası',
} as const;
