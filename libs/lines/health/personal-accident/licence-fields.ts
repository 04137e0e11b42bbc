/**
 * The fields that only PERSONALACCIDENT has: the kind of driving licence and the sum insured. The specification names only the step; the
 * fields and the options are ours.
 */
import type { Dictionary, Option } from '@emsal/lines/kit/grammar/field';
import { sumField } from './insured-sum';

/** Licence classes: A motorcycles, B cars, C and D lorries and buses. */
export const licenceTypes: readonly Option[] = [
  { code: '1', name: 'Ehliyetim yok' },
  { code: '2', name: 'Otomobil (B sınıfı)' },
  { code: '3', name: 'Motosiklet (A sınıfı)' },
  { code: '4', name: 'Otomobil ve motosiklet (A ve B sınıfı)' },
  { code: '5', name: 'Kamyon, çekici ya da otobüs (C ve D sınıfı)' },
];

export const licenceFields = {
  licenceType: {
    kind: 'radio',
    label: 'Ehliyetiniz',
    options: licenceTypes,
    missing: 'Ehliyetinizin türünü seçin',
  },
  accidentSum: sumField,
} as const satisfies Dictionary;
