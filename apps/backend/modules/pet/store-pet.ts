import type { ParsedOf } from '@emsal/api/calls/table';
import { pet } from '@emsal/lines/health/pet/pet';
import { checkAnswer } from '@emsal/lines/kit/check-step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../frame/context';
import { refuseWrong } from '../../frame/refuse-wrong';
import { wrongAnswers } from '../../lines/wrong-answers';
import { savePet } from './pet-store';

type Pet = ParsedOf<'POST quoterequestapi/pet/savepetinsurance'>;

/**
 * Judged by the form's own fields, then by the list of breeds. The animal's name is refused as the form knows it: `name` is its keeper's.
 * @throws ProtocolError badBody with a sentence per field that does not fit
 */
export async function storePet({ visitId, name, ...sent }: Pet, { db, clock, visit }: VisitContext): Promise<null> {
  const form = { today: dayInTurkey(clock.now()), answers: { ...sent, petName: name } };
  const names = Object.keys(form.answers);
  refuseWrong(wrongAnswers(names, { form: pet, line: visit.line, ...form }));
  const verdicts = names.map((field) => [field, checkAnswer(pet, field, form)] as const);
  const read = verdicts.map(([field, verdict]) => [field, verdict.ok && verdict.value]);
  const { petName, ...animal } = Object.fromEntries(read) as typeof form.answers;
  await savePet(db, { visitId, name: petName, ...animal });
  return null;
}
