/** What a row of the list shows, and what can be added to an offer. */
import { addedCovers } from '@emsal/lines/kit/added-covers';
import type { KeyFact } from '@emsal/lines/kit/key-fact';
import type { OfferOption } from '@emsal/lines/kit/offer-option';

export const daskOptions: readonly OfferOption[] = [addedCovers];

export const daskKeyFacts: readonly KeyFact[] = [
  { key: 'DSK-DEPREM', label: 'Teminat bedeli' },
  { key: 'DSK-MUAFIYET', label: 'Muafiyet' },
  { key: 'DSK-YANGIN', label: 'Deprem yangını' },
  { key: 'DSK-TSUNAMI', label: 'Tsunami' },
];
