/** A stored answer as the visitor reads it. */
import { localOptions } from '@emsal/lines/kit/options';
import type { AnswerSet, FormContext, Option } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { formatDate } from '@emsal/platform/formats/dates';
import { masks } from '@emsal/ui/masked-field/masks';
import { answerTexts } from './answer-text.texts';

export interface Showing {
  answers: AnswerSet;
  context: FormContext;
  /** Options that calls gave, by field. */
  lists: Readonly<Record<string, readonly Option[]>>;
}

export function answerText(line: Line, name: string, { answers, context, lists }: Showing): string {
  const field = line.fields[name];
  const answer = answers[name];
  if (typeof answer !== 'string') return answer ? answerTexts.yes : answerTexts.no;
  if (field?.kind === 'date') return formatDate(answer);
  if (field?.kind === 'identity' || field?.kind === 'phone' || field?.kind === 'plate') return masks[field.kind].format(answer);
  const named = line.relations.names[name];
  const known = named && answers[named];
  if (typeof known === 'string' && known !== '') return known;
  return (localOptions(line, name, answers, context) ?? lists[name] ?? []).find(({ code }) => code === answer)?.name ?? answer;
}
