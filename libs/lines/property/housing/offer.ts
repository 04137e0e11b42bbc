/** What a row of the list shows. */
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';

export const housingKeyFacts: readonly KeyFact[] = [
  { key: 'EVG-YANGIN', label: 'Eşya yangını' },
  { key: 'EVG-HIRSIZLIK', label: 'Hırsızlık' },
  { key: 'EVG-KOMSU', label: 'Komşuya zarar' },
  { key: 'EVG-CAM', label: 'Cam' },
];
