/** Keeps the declarations of a form, after the explicit consent to the use of health data. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { valuesOf } from '@emsal/validation/health-declaration/declaration';
import { healthDeclaration } from '@emsal/validation/health-declaration/health-declaration';
import { messagesOf } from '@emsal/validation/verdict';
import { ownedByNobody } from '../../customers/owner';
import { randomId } from '../../db/random-id';
import type { CallerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Refusal } from '../../http/refusal';
import { addConsent } from '../consent/consent-store';
import { formByLink } from './form-link';
import { saveAnswers, type FormRow } from './form-store';
import { isComplete, isReader, refuseForm, stateOf } from './read-form';

type Input = ParsedOf<'POST selfservice/HealthProcess/saveInformationForm'>;

/** @throws ProtocolError badBody where people or answers do not fit the form */
function checkAnswers(
  { customerInfoDetail, personsInsuredLength, ...said }: Input,
  form: FormRow,
  today: string,
): void {
  const staying = new Set(customerInfoDetail.map(({ customerOrder }) => customerOrder));
  const known = form.people.filter(({ customerOrder }) => staying.has(customerOrder));
  const declared = said.healthProcessInformation.map(({ customerOrder }) => customerOrder);
  const fits =
    staying.size === personsInsuredLength &&
    known.length === staying.size &&
    new Set(declared).size === declared.length &&
    declared.every((order) => staying.has(order));
  if (!fits) throw new ProtocolError('badBody', { fields: { customerInfoDetail: 'people' } });
  for (const { customerOrder, ...declaration } of said.healthProcessInformation) {
    const person = known.find((one) => one.customerOrder === customerOrder)!;
    const fields = messagesOf(healthDeclaration(valuesOf(declaration), person, today));
    if (Object.keys(fields).length > 0) throw new ProtocolError('badBody', { fields });
  }
}

export async function saveForm(input: Input, context: CallerContext): Promise<{ isComplete: boolean } | Refusal> {
  const form = await formByLink(input.hash, context);
  if (!form) return refuseForm('formUnknown');
  if (stateOf(form) !== 'open') return refuseForm(stateOf(form) === 'approved' ? 'formApproved' : 'formLocked');
  checkAnswers(input, form, dayInTurkey(context.clock.now()));
  const staying = input.customerInfoDetail.map(({ customerOrder }) => customerOrder);
  const removed = form.people.map(({ customerOrder }) => customerOrder).filter((order) => !staying.includes(order));
  const saved = { healthProcessInformation: input.healthProcessInformation, removed };
  if (!isReader(form, context)) await recordConsent(form, input, context);
  const isSaved = await saveAnswers(context.db, form.id, { saved, savedBy: context.visitor!.id });
  return isSaved ? { isComplete: isComplete({ ...form, saved }) } : refuseForm('formApproved');
}

/** Once for each browser that writes. */
const recordConsent = (
  { visitId }: FormRow,
  { textVersion }: Input,
  { db, clock, request }: CallerContext,
): Promise<void> =>
  addConsent(db, {
    id: randomId(),
    visitId,
    kind: 'healthData',
    isGiven: true,
    textVersion,
    channel: 'web',
    at: clock.now(),
    address: request.address,
    ...ownedByNobody,
  });
