/** The form's values: all answers of the line, the step's own as they are shown. */
import { changeAnswers, stepValues } from '@emsal/lines/kit/answers';
import type { Answer, AnswerSet, Option } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import { masks } from '@emsal/ui/masked-field/masks';

/** Stored answers under the step's fields, masked ones in their readable form. */
export function formValues(line: Line, step: Step, answers: AnswerSet): AnswerSet {
  const shown = Object.entries(stepValues(line, step, answers)).map(([name, value]) => [
    name,
    readable(line, name, value),
  ]);
  return { ...answers, ...Object.fromEntries(shown) };
}

function readable(line: Line, name: string, value: Answer): Answer {
  const kind = line.fields[name]?.kind;
  const isMasked = kind === 'identity' || kind === 'phone' || kind === 'plate';
  return isMasked && typeof value === 'string' ? masks[kind].format(value) : value;
}

/** What one change changes: the field, the name of its option, and everything that depended on the old answer (as undefined). */
export function changesOf(
  line: Line,
  before: AnswerSet,
  { name, value, options }: { name: string; value: Answer; options: readonly Option[] },
): AnswerSet {
  const named = line.relations.names[name];
  const change = { [name]: value, ...(named && { [named]: options.find(({ code }) => code === value)?.name ?? '' }) };
  const after = changeAnswers(line, before, change);
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...names].filter((one) => before[one] !== after[one]).map((one) => [one, after[one]]));
}
