/** The property family's dictionary, named as the specification names its fields (funnel 3.7): so far what the lists of an insurer's own fields answer. */
import type { Dictionary } from '@emsal/lines/kit/field';

export const propertyFields = {
  floor: {
    kind: 'select',
    label: 'Dairenin katı',
    hint: 'Müstakil evde giriş katını seçin',
    missing: 'Dairenin bulunduğu katı seçin',
  },
  floorCount: {
    kind: 'select',
    label: 'Binanın kat sayısı',
    hint: 'Bodrum katları saymayın',
    missing: 'Binanın kat sayısını seçin',
  },
} as const satisfies Dictionary;

export type PropertyDictionary = typeof propertyFields;
