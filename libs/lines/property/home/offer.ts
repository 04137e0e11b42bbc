/** What a row of the list shows, and what can be changed on an offer. */
import { addedCovers } from '@emsal/lines/kit/offer/added-covers';
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { sumFields, sumNames, type SumName } from './proposed-sums';

/** Steps of the form's sliders do not bind what was typed there. */
const step = 1;

const sumOption = (name: SumName): OfferOption => {
  const { label, hint, least, most } = sumFields[name];
  return { kind: 'amount', key: name, label: `${label} bedeli`, ...(hint && { hint }), least, most, step };
};

export const earthquakeKey = 'earthquake';

export const homeOptions: readonly OfferOption[] = [
  ...sumNames.map(sumOption),
  {
    key: earthquakeKey,
    kind: 'switch',
    label: 'Deprem teminatı',
    hint: 'DASK’ın üst sınırını aşan bina zararı ve eşyanız',
  },
  addedCovers,
];

export const homeKeyFacts: readonly KeyFact[] = [
  { key: 'KNT-BINA', label: 'Bina' },
  { key: 'KNT-ESYA', label: 'Eşya' },
  { key: 'KNT-DEPREM', label: 'Deprem' },
  { key: 'KNT-KOMSU', label: 'Komşuya zarar' },
];
