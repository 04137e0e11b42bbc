/** What a row of the list shows. */
import type { KeyFact } from '@emsal/lines/kit/key-fact';

export const daskKeyFacts: readonly KeyFact[] = [
  { key: 'DSK-DEPREM', label: 'Teminat bedeli' },
  { key: 'DSK-MUAFIYET', label: 'Muafiyet' },
  { key: 'DSK-YANGIN', label: 'Deprem yangını' },
  { key: 'DSK-TSUNAMI', label: 'Tsunami' },
];
