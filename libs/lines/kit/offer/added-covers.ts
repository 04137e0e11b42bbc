import type { OfferOption } from './offer-option';

/** Covers that the insurer adds for a premium, on the offers of any line. */
export const addedCovers: OfferOption = {
  key: 'covers',
  kind: 'selection',
  label: 'Ek teminatlar',
  choices: 'insurersCovers',
};
