/** A stored answer as the visitor reads it; options that a call gave are known here only. */
import { displayAnswer } from '@emsal/lines/kit/display-answer';
import type { AnswerSet, FormContext, Option } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { masks } from '@emsal/ui/masked-field/masks';

export interface Showing {
  answers: AnswerSet;
  context: FormContext;
  /** Options that calls gave, by field. */
  lists: Readonly<Record<string, readonly Option[]>>;
}

export function answerText(line: Line, name: string, { answers, context, lists }: Showing): string {
  const listed = lists[name]?.find(({ code }) => code === answers[name])?.name;
  if (listed !== undefined) return listed;
  const text = displayAnswer(line, name, { ...context, answers });
  const kind = line.fields[name]?.kind;
  // Its list is on its way: a code tells nobody anything.
  if (kind === 'combobox' && text === answers[name]) return '…';
  if (kind === 'identity') return masks.identity.format(text);
  return name === licenceField ? masks.licenceSerial.format(text) : text;
}

/** The registration's serial has a readable form of its own, which its kind does not tell. */
const licenceField = 'licenseNo';
