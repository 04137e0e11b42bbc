/** What a row of the list shows, and what can be changed on an offer. */
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import { commonOptions } from '../vehicle-options';

export const greenCardOptions = commonOptions;

export const greenCardKeyFacts: readonly KeyFact[] = [
  { key: 'GK-YOL', label: 'Çekici' },
  { key: 'GK-HUKUK', label: 'Hukuksal koruma' },
  { key: 'GK-KAZA', label: 'Ferdi kaza' },
  { key: 'GK-TERCUMAN', label: 'Tercüman' },
];
