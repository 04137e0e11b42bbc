/**
 * The fields that COMPLEMENTHEALTH asks a visitor who looks for an institution of an offer's network: province, district and kind, each
 * dependent on the one before (spec funnel 3.7, 7.2).
 */
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { fact } from '@emsal/lines/kit/person/personal-fields';

/** `firmId` and `networkKey` are the offer's. */
export const contractedFields = {
  firmId: fact,
  networkKey: fact,
  contractedCity: { kind: 'combobox', label: 'İl', missing: 'Kurumun bulunduğu ili seçin' },
  contractedDistrict: { kind: 'combobox', label: 'İlçe', missing: 'Kurumun bulunduğu ilçeyi seçin' },
  contractedType: { kind: 'select', label: 'Kurum türü', missing: 'Kurum türünü seçin' },
} as const satisfies Dictionary;
