/** The choices of PHONE's form. */
import type { Option } from '@emsal/lines/kit/grammar/field';

export const warrantyIsOver = '1';
export const warranties: readonly Option[] = [
  { code: '0', name: 'Sürüyor' },
  { code: warrantyIsOver, name: 'Bitti' },
];
