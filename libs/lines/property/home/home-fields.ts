/** The fields that only HOME has: the building, its use, and what is insured (spec funnel 3.7, 3.8). */
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { dwellingFields } from '../dwelling';
import { buildingAges } from '../property-options';
import { buildingTypes, daskStatuses, usageTypes } from './home-options';
import { sumFields } from './proposed-sums';

export const homeFields = {
  ...dwellingFields,
  buildingType: { kind: 'radio', label: 'Yapı türü', options: buildingTypes, missing: 'Yapı türünü seçin' },
  buildingAge: {
    kind: 'select',
    label: 'Yapı yılı',
    hint: 'İskân tarihi; tapuda ya da belediyede yazar',
    options: buildingAges,
    missing: 'Yapı yılını seçin',
  },
  floorCount: {
    kind: 'select',
    label: 'Binanın kat sayısı',
    hint: 'Bodrum katları saymayın',
    missing: 'Binanın kat sayısını seçin',
  },
  usageType: {
    kind: 'radio',
    label: 'Evi nasıl kullanıyorsunuz?',
    options: usageTypes,
    initial: '0',
    missing: 'Evin nasıl kullanıldığını seçin',
  },
  daskStatus: {
    kind: 'radio',
    label: 'Evin DASK poliçesi var mı?',
    hint: 'Varsa fiyattan %5 düşer',
    options: daskStatuses,
    missing: 'Evin DASK poliçesi olup olmadığını seçin',
  },
  ...sumFields,
  earthquake: {
    kind: 'checkbox',
    label: 'Deprem teminatı ekle',
    hint: 'DASK’ın üst sınırını aşan bina zararı ve eşyanız',
    optional: true,
  },
} as const satisfies Dictionary;
