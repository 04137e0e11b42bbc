import { identityOrTax } from './personal-fields';

/** The buyer's identity: the registration of a used vehicle names the seller. Loaded only by the line and the landing page for buyers. */
export const buyerIdentity = {
  ...identityOrTax,
  hint: 'Aracı alacak kişinin 11 haneli kimlik ya da 10 haneli vergi numarası',
};
