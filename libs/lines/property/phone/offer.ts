/** What a row of the list shows, and what can be changed on an offer. */
import { addedCovers } from '@emsal/lines/kit/offer/added-covers';
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { packageKey, type PhonePackage } from '@emsal/tariffs/phone/phone-package';

const packages = { wide: 'Tam paket', narrow: 'Yalnızca ekran' } as const satisfies Record<PhonePackage, string>;

export const phoneOptions: readonly OfferOption[] = [
  {
    key: packageKey,
    kind: 'choice',
    label: 'Paket',
    hint: 'Tam pakette kırılma, sıvı, hırsızlık ve tam hasar da var',
    choices: Object.entries(packages).map(([value, label]) => ({ value, label })),
  },
  addedCovers,
];

export const phoneKeyFacts: readonly KeyFact[] = [
  { key: 'TEL-EKRAN', label: 'Ekran' },
  { key: 'TEL-SIVI', label: 'Sıvı teması' },
  { key: 'TEL-HIRSIZLIK', label: 'Zorla hırsızlık' },
  { key: 'TEL-MUAFIYET', label: 'Muafiyet' },
];
