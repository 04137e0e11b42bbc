import { identityOrTax } from './personal-fields';

/** The registration of a used vehicle names whoever sells it. Only the line and the landing page for buyers load it. */
export const buyerIdentity = {
  ...identityOrTax,
  hint: 'Aracı alacak kişinin 11 haneli kimlik ya da 10 haneli vergi numarası',
};
