/** The cover of IMM. */
import { immLimits } from '@emsal/tariffs/imm/imm-limits';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import type { Dictionary, Option } from '@emsal/lines/kit/grammar/field';

export const immLimitOptions: readonly Option[] = immLimits.map((limit) => ({
  code: String(limit),
  name: immText(limit),
}));

export const immFields = {
  immLimit: {
    kind: 'select',
    label: 'Teminat limiti',
    hint: 'Trafik poliçenizin limitini aşan zararın ödenecek üst sınırı',
    options: immLimitOptions,
    missing: 'Teminat limitini seçin',
  },
} as const satisfies Dictionary;
