/** The fields that only HOME has, so far those that the option lists need. */
import type { Dictionary } from '@emsal/lines/kit/field';
import { own } from '../property-grammar';
import { customDataSource } from '../property-sources';

export const homeFields = {
  floorCount: {
    kind: 'select',
    label: 'Binanın kat sayısı',
    hint: 'Bodrum katları saymayın',
    missing: 'Binanın kat sayısını seçin',
  },
} as const satisfies Dictionary;

export const homeOwnFields = own(homeFields, (source) => ({
  sources: { floorCount: customDataSource(source, 'SNET-BINA-KAT-SAYISI') },
}));
