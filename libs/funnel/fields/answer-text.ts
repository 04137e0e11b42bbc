/** A stored answer as the visitor reads it, with the names of options that a call has returned. */
import { displayAnswer } from '@emsal/lines/kit/answers/display-answer';
import type { AnswerSet, FormContext, Option } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { masks } from '@emsal/ui/masked-field/masks';

export interface AnswerDisplay {
  answers: AnswerSet;
  context: FormContext;
  /** Options from calls, by field. */
  lists: Readonly<Record<string, readonly Option[]>>;
}

export function answerText(line: Line, name: string, { answers, context, lists }: AnswerDisplay): string {
  const listed = lists[name]?.find(({ code }) => code === answers[name])?.name;
  if (listed !== undefined) return listed;
  const text = displayAnswer(line, name, { ...context, answers });
  const kind = line.fields[name]?.kind;
  // Its list is still loading, and the code means nothing to the visitor.
  if (kind === 'combobox' && text === answers[name]) return '…';
  if (kind === 'identity') return masks.identity.format(text);
  return name === licenceField ? masks.licenceSerial.format(text) : text;
}

/** The registration's serial has a readable form that its kind does not imply. */
const licenceField = 'licenseNo';
