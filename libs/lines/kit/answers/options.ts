import { completeAnswers } from './answers';
import type { OpenForm, Option } from '../grammar/field';
import type { Line } from '../grammar/step';

/** Options that need no API call: the field's own list, or one computed from the answers. Undefined when a call provides them. */
export function localOptions(line: Line, name: string, form: OpenForm): readonly Option[] | undefined {
  const computed = line.relations.choices[name];
  if (computed) return computed(completeAnswers(line, form.answers), form);
  const field = line.fields[name];
  return field && 'options' in field ? field.options : undefined;
}
