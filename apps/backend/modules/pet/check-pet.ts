import type { ParsedOf } from '@emsal/api/calls/table';
import { form as pet } from '@emsal/lines/health/pet/form';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { validateAnswers } from '../../lines/validate-answers';

type Pet = ParsedOf<'POST quoterequestapi/pet/savepetinsurance'>;

/**
 * The draft keeps the pet; the call says whether it can be quoted. Validated by the form's own fields, then by the list of breeds. The form calls the pet's name `petName`; its `name` is the owner's.
 * @throws ProtocolError badBody with a message per invalid field
 */
export async function checkPet({ visitId: _, name, ...sent }: Pet, { clock, visit }: VisitContext): Promise<null> {
  const form = { today: dayInTurkey(clock.now()), answers: { ...sent, petName: name } };
  const names = Object.keys(form.answers);
  refuseInvalidFields(validateAnswers(names, { form: pet, line: visit.line, ...form }));
  return null;
}
