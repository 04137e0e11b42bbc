import type { ParsedOf } from '@emsal/api/calls/table';
import { form as pet } from '@emsal/lines/health/pet/form';
import { checkAnswer } from '@emsal/lines/kit/check-step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { validateAnswers } from '../../lines/validate-answers';
import { savePet } from './pet-store';

type Pet = ParsedOf<'POST quoterequestapi/pet/savepetinsurance'>;

/**
 * Validated by the form's own fields, then by the list of breeds. The form calls the pet's name `petName`; its `name` is the owner's.
 * @throws ProtocolError badBody with a message per invalid field
 */
export async function storePet({ visitId, name, ...sent }: Pet, { db, clock, visit }: VisitContext): Promise<null> {
  const form = { today: dayInTurkey(clock.now()), answers: { ...sent, petName: name } };
  const names = Object.keys(form.answers);
  refuseInvalidFields(validateAnswers(names, { form: pet, line: visit.line, ...form }));
  const verdicts = names.map((field) => [field, checkAnswer(pet, field, form)] as const);
  const read = verdicts.map(([field, verdict]) => [field, verdict.ok && verdict.value]);
  const { petName, ...animal } = Object.fromEntries(read) as typeof form.answers;
  await savePet(db, { visitId, name: petName, ...animal });
  return null;
}
