/** What a row of the list shows, and what can be changed on an offer. */
import { addedCovers } from '@emsal/lines/kit/offer/added-covers';
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';

export const petOptions: readonly OfferOption[] = [addedCovers];

export const petKeyFacts: readonly KeyFact[] = [
  { key: 'PET-ACIL', label: 'Yıllık tedavi sınırı' },
  { key: 'PET-PAY', label: 'Size kalan' },
  { key: 'PET-SORUMLULUK', label: 'Başkasına zarar' },
  { key: 'PET-HASTALIK', label: 'Hastalık' },
];
