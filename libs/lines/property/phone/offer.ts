/** What a row of the list shows, and what can be changed on an offer. */
import { addedCovers } from '@emsal/lines/kit/offer/added-covers';
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import type { OfferOption, OptionChoice } from '@emsal/lines/kit/offer/offer-option';
import { packageKey, type PhonePackage } from '@emsal/tariffs/phone/phone-package';

/** The narrow package has one of the wide one's five covers (`covers.ts`). */
const packages: Readonly<Record<PhonePackage, Omit<OptionChoice, 'value'>>> = {
  wide: { label: 'Tam paket' },
  narrow: { label: 'Yalnızca ekran', coverage: 1 / 5 },
};

export const phoneOptions: readonly OfferOption[] = [
  {
    key: packageKey,
    kind: 'choice',
    label: 'Paket',
    hint: 'Tam pakette kırılma, sıvı, hırsızlık ve tam hasar da var',
    choices: Object.entries(packages).map(([value, choice]) => ({ value, ...choice })),
  },
  addedCovers,
];

export const phoneKeyFacts: readonly KeyFact[] = [
  { key: 'TEL-EKRAN', label: 'Ekran' },
  { key: 'TEL-SIVI', label: 'Sıvı teması' },
  { key: 'TEL-HIRSIZLIK', label: 'Zorla hırsızlık' },
  { key: 'TEL-MUAFIYET', label: 'Muafiyet' },
];
