import { isSame } from '@emsal/lines/kit/answers';
import type { Answer } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { writtenName } from '@emsal/lines/kit/written-text';
import type { Executor } from '../../db/database';
import type { Answers } from './tables';
import { holdAnswers } from './draft-store';

interface Said {
  visitId: string;
  form: Line | undefined;
  answers: Answers;
}

/**
 * What a save says, and that nothing counts any more that stood on another plate than the one it names: another tab may have told of
 * that vehicle. In the form itself the same follows from a changed plate.
 */
export async function withoutOtherVehicle(db: Executor, { visitId, form, answers }: Said): Promise<Answers> {
  const plate = Object.keys(answers).find((name) => answers[name] && form?.fields[name]?.kind === 'plate');
  if (!form || plate === undefined) return answers;
  const before = await holdAnswers(db, visitId);
  if (!before[plate] || isSame(form.fields[plate], before[plate] as Answer, answers[plate] as Answer)) return answers;
  const stood = (form.relations.clears[plate] ?? []).flatMap((name) => [name, writtenName(name)]);
  return { ...Object.fromEntries(stood.filter((name) => name in before).map((name) => [name, null])), ...answers };
}
