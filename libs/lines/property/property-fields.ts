/** The property family's fields, named as in the specification (funnel 3.7): so far those that the option lists need. */
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
