/** What a row of the list shows, and what can be changed on an offer. */
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import { deductibleKey } from '@emsal/tariffs/kasko/deductible';
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { kaskoOptions } from '../vehicle-options';

export const autoOptions = kaskoOptions;

export const autoKeyFacts: readonly KeyFact[] = [
  { key: immKey, label: 'İMM limiti' },
  { key: repairShopKey, label: 'Servis' },
  { key: 'KSK-IKAME-15', label: 'İkame araç' },
  { key: deductibleKey, label: 'Muafiyet' },
];
