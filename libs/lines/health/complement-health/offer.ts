/** What a row of the list shows, and what can be changed on an offer. */
import { addedCovers } from '@emsal/lines/kit/offer/added-covers';
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { maternityKey, networkKey, outpatientKey } from '@emsal/tariffs/complement-health/complement-health-plan';
import { networkChoices, outpatientChoices } from './complement-health-options';

const choicesOf = (options: readonly { code: string; name: string }[]) =>
  options.map(({ code, name }) => ({ value: code, label: name }));

export const complementHealthOptions: readonly OfferOption[] = [
  { key: outpatientKey, kind: 'choice', label: 'Ayakta tedavi', choices: choicesOf(outpatientChoices) },
  { key: networkKey, kind: 'choice', label: 'Hastane ağı', choices: choicesOf(networkChoices) },
  { key: maternityKey, kind: 'switch', label: 'Doğum teminatı', hint: '18–45 yaş arasında; bekleme süresi var' },
  addedCovers,
];

export const complementHealthKeyFacts: readonly KeyFact[] = [
  { key: 'TSS-AYAKTA', label: 'Ayakta tedavi' },
  { key: 'TSS-AG', label: 'Hastane ağı' },
  { key: 'TSS-DOGUM', label: 'Doğum' },
  { key: 'TSS-YENILEME', label: 'Yenileme garantisi' },
];
