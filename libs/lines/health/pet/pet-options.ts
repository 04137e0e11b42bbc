/** The option lists of the pet's form. The codes are ours: no insurer's list was found. */
import type { Option } from '@emsal/lines/kit/grammar/field';

export const catKind = '1';
export const petKinds: readonly Option[] = [
  { code: catKind, name: 'Kedi' },
  { code: '2', name: 'Köpek' },
];

export const petGenders: readonly Option[] = [
  { code: '1', name: 'Dişi' },
  { code: '2', name: 'Erkek' },
];

export const petColors: readonly Option[] = [
  { code: '01', name: 'Siyah' },
  { code: '02', name: 'Beyaz' },
  { code: '03', name: 'Gri' },
  { code: '04', name: 'Kahverengi' },
  { code: '05', name: 'Krem' },
  { code: '06', name: 'Sarı' },
  { code: '07', name: 'Turuncu' },
  { code: '08', name: 'Tekir' },
  { code: '09', name: 'Üç renkli' },
  { code: '10', name: 'Siyah-beyaz' },
  { code: '11', name: 'Mavi' },
  { code: '12', name: 'Diğer' },
];
