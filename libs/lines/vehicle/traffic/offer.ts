/** What a row of the list shows, and what can be changed on an offer. */
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import { commonOptions } from '../vehicle-options';

export const trafficOptions = commonOptions;

export const trafficKeyFacts: readonly KeyFact[] = [
  { key: 'TRF-YOL', label: 'Yol yardımı' },
  { key: 'TRF-HUKUK', label: 'Hukuksal koruma' },
  { key: 'TRF-KAZA', label: 'Ferdi kaza' },
  { key: 'TRF-IKAME', label: 'İkame araç' },
];
