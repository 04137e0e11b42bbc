/** What a row of the list shows, and what can be changed on an offer. */
import { addedCovers } from '@emsal/lines/kit/offer/added-covers';
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { accidentSums } from '@emsal/tariffs/accident/accident-figures';
import { sumKey } from '@emsal/tariffs/accident/accident-sum';
import { sumField } from './insured-sum';

const { least, most } = accidentSums.value;

export const personalAccidentOptions: readonly OfferOption[] = [
  // The step of the form's slider does not bind what was typed there.
  { kind: 'amount', key: sumKey, label: sumField.label, least, most, step: 1 },
  addedCovers,
];

export const personalAccidentKeyFacts: readonly KeyFact[] = [
  { key: 'FKZ-VEFAT', label: 'Teminat' },
  { key: 'FKZ-TEDAVI', label: 'Tedavi gideri' },
  { key: 'FKZ-GUNDELIK', label: 'Gündelik tazminat' },
  { key: 'FKZ-MOTOSIKLET', label: 'Motosiklet' },
];
