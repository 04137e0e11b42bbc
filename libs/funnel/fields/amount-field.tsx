/** A sum in whole TL with its proposal, which follows the other answers. */
import type { AmountField as AmountSpec, AnswerSet } from '@emsal/lines/kit/grammar/field';
import { amountOf } from '@emsal/lines/kit/fields/amount';
import { AmountSlider } from '@emsal/ui/amount-slider/amount-slider';

interface AmountFieldProps {
  name: string;
  field: AmountSpec;
  value: string;
  error?: string | undefined;
  /** Complete. */
  answers: AnswerSet;
  onChange: (value: string) => void;
}

export function AmountField({ name, field, value, error, answers, onChange }: AmountFieldProps) {
  const { label, hint, least, most, step, mark } = field;
  const proposed = field.proposed(answers);
  const reach = reachOf(Math.max(proposed ?? 0, amountOf(field, value, answers)), field);
  return (
    <AmountSlider
      {...{ id: name, name, label, hint, mark, value, proposed, least, step, onChange }}
      {...(error !== undefined && { error })}
      reach={Math.min(most, reach)}
    />
  );
}

/** The slider ends at twice the sum, so that a usual sum stands in its middle. */
const reachOf = (sum: number, { least, step }: AmountSpec): number =>
  least + Math.ceil(Math.max(sum * 2 - least, step * 20) / step) * step;
