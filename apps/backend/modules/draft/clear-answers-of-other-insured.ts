import type { VisitId } from '@emsal/api/calls/identifiers';
import { isSame } from '@emsal/lines/kit/answers/answers';
import type { Answer } from '@emsal/lines/kit/grammar/field';
import { namesInsured } from '@emsal/lines/kit/grammar/names-insured';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { searchTextName } from '@emsal/lines/kit/answers/search-text';
import type { Executor } from '../../db/database';
import type { Answers } from '../../http/principals';
import { lockAnswers } from './draft-store';

interface SavedStep {
  visitId: VisitId;
  form: Line | undefined;
  answers: Answers;
}

/**
 * The answers of a save, with null for stored answers about another insured thing, which another tab may have entered. The form itself
 * clears them when its number changes.
 */
export async function clearAnswersOfOtherInsured(
  db: Executor,
  { visitId, form, answers }: SavedStep,
): Promise<Answers> {
  const number = Object.keys(answers).find((name) => answers[name] && namesInsured(form?.fields[name]));
  if (!form || number === undefined) return answers;
  const before = await lockAnswers(db, visitId);
  if (!before[number] || isSame(form.fields[number], before[number] as Answer, answers[number] as Answer))
    return answers;
  const names = (form.relations.clears[number] ?? []).flatMap((name) => [name, searchTextName(name)]);
  return { ...Object.fromEntries(names.filter((name) => name in before).map((name) => [name, null])), ...answers };
}
