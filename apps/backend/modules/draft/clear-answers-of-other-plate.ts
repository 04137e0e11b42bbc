import type { VisitId } from '@emsal/api/calls/identifiers';
import { isSame } from '@emsal/lines/kit/answers/answers';
import type { Answer } from '@emsal/lines/kit/grammar/field';
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
 * The answers of a save, with null for stored answers about the vehicle of another plate, which another tab may have entered. The form
 * itself clears them when the plate changes.
 */
export async function clearAnswersOfOtherPlate(db: Executor, { visitId, form, answers }: SavedStep): Promise<Answers> {
  const plate = Object.keys(answers).find((name) => answers[name] && form?.fields[name]?.kind === 'plate');
  if (!form || plate === undefined) return answers;
  const before = await lockAnswers(db, visitId);
  if (!before[plate] || isSame(form.fields[plate], before[plate] as Answer, answers[plate] as Answer)) return answers;
  const names = (form.relations.clears[plate] ?? []).flatMap((name) => [name, searchTextName(name)]);
  return { ...Object.fromEntries(names.filter((name) => name in before).map((name) => [name, null])), ...answers };
}
