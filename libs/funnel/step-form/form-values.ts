/** The form's values: all answers of the line, those of the step in their readable form. */
import { changeAnswers, stepValues } from '@emsal/lines/kit/answers/answers';
import type { Answer, AnswerSet, Field, Option, Row } from '@emsal/lines/kit/grammar/field';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { masks } from '@emsal/ui/masked-field/masks';

/** Stored answers and the step's initial values, with masks applied. */
export function formValues(line: Line, step: Step, answers: AnswerSet): AnswerSet {
  const shown = Object.entries(stepValues(line, step, answers)).map(([name, value]) => [
    name,
    readable(line, name, value),
  ]);
  return { ...answers, ...Object.fromEntries(shown) };
}

function readable(line: Line, name: string, value: Answer): Answer {
  const field = line.fields[name];
  if (typeof value === 'string') return masked(field?.kind, value);
  if (field?.kind !== 'group' || !Array.isArray(value) || value.length === 0) return value;
  const cells = field.row;
  return (value as readonly Row[]).map((row) =>
    Object.fromEntries(Object.entries(row).map(([cell, text]) => [cell, masked(cells[cell]?.kind, text)])),
  );
}

const masked = (kind: Field['kind'] | undefined, text: string): string =>
  kind === 'identity' || kind === 'phone' || kind === 'plate' ? masks[kind].format(text) : text;

/** The effects of one change: the field, the name of its option, and everything that depended on the old answer (as undefined). */
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
