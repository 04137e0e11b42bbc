/** The property family's fields: the person, and what all homes share, named as in the specification (funnel 3.4, 3.7). */
import { address } from '@emsal/lines/kit/fields/address';
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { fact, flag, personalFields } from '@emsal/lines/kit/person/personal-fields';
import { insuredIdentity } from '@emsal/lines/kit/person/insured-identity';
import { buildingArea } from '@emsal/validation/building-area/building-area';

export const propertyFields = {
  ...personalFields,
  tcNoOrTaxNo: insuredIdentity,
  address: address({ label: 'Konutun adresi' }),
  /** Ten digits, of the address; empty where it has none. */
  uavtCode: fact,
  /** The register has answered for this address code. */
  isHomeFound: flag,
  floor: {
    kind: 'select',
    label: 'Dairenin katı',
    hint: 'Müstakil evde giriş katını seçin',
    missing: 'Dairenin bulunduğu katı seçin',
  },
  buildingArea: {
    kind: 'number',
    label: 'Brüt alan',
    hint: 'Ortak alanlar hariç; en az 40 m²',
    missing: 'Brüt alanı girin',
    inputMode: 'numeric',
    maxLength: 6,
    unit: 'm²',
    checks: [buildingArea],
  },
} as const satisfies Dictionary;
export type PropertyFields = typeof propertyFields;
