/** What a row of the list shows, and what can be changed on an offer. */
import { addedCovers } from '@emsal/lines/kit/offer/added-covers';
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { destinations } from '@emsal/reference/travel';
import type { Journey } from '@emsal/risks/journey/journey';

export const travelOptions: readonly OfferOption[] = [addedCovers];

const zoneOf = ({ risk }: { risk: Journey }): string =>
  destinations.find(({ code }) => code === risk.destination)?.name ?? '';

export const travelKeyFacts: readonly KeyFact[] = [
  { key: 'SYH-TEDAVI', label: 'Tedavi limiti' },
  { key: 'zone', label: 'Bölge', ofInsured: zoneOf },
  { key: 'SYH-BAGAJ', label: 'Bagaj' },
  { key: 'SYH-IPTAL', label: 'İptal' },
];
