import type { AmountInput } from './estimate-input';
import { areaInputTexts as texts } from './area-input.texts';

/** The gross area of a home, in square metres. */
export const areaInput = (value: number, onChange: (value: number) => void): AmountInput => ({
  kind: 'amount',
  id: 'area',
  label: texts.label,
  range: { least: 40, most: 300, step: 5 },
  value,
  words: texts.squareMetres(value),
  onChange,
});
