/** What a row of the list shows, and what can be changed on an offer. */
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import { commonOptions, liabilityLimit } from '../vehicle-options';

export const immOptions = [liabilityLimit, ...commonOptions];

export const immKeyFacts: readonly KeyFact[] = [
  { key: immKey, label: 'İMM limiti' },
  { key: 'IMM-MANEVI', label: 'Manevi tazminat' },
  { key: 'IMM-HUKUK', label: 'Hukuksal koruma' },
  { key: 'IMM-YOL', label: 'Yol yardımı' },
];
