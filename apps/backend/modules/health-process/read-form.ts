/** What a form says of itself: the answers to the browser that wrote or approved them, the rest to whoever has the link. */
import type { InformationForm, InformationFormState } from '@emsal/api/calls/self-service/health-process';
import { healthProcessOutcomes } from '@emsal/api/outcomes/health-process';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { maskedPhone } from '../../formats/masked-phone';
import type { CallerContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { formByLink } from './form-link';
import type { FormRow } from './form-store';
import type { FormPerson, SavedForm } from './tables';

export const refuseForm = refusalsOf(healthProcessOutcomes);

const nothing: SavedForm = { healthProcessInformation: [], removed: [] };

export const savedIn = ({ saved }: Pick<FormRow, 'saved'>): SavedForm => saved ?? nothing;

/** Who is still to be insured. */
export const stayingPeople = (form: FormRow): FormPerson[] =>
  form.people.filter(({ customerOrder }) => !savedIn(form).removed.includes(customerOrder));

export const isComplete = (form: FormRow): boolean => {
  const declared = savedIn(form).healthProcessInformation.map(({ customerOrder }) => customerOrder);
  return stayingPeople(form).every(({ customerOrder }) => declared.includes(customerOrder));
};

export function stateOf({ approvedAt, triesLeft }: FormRow): InformationFormState {
  if (approvedAt) return 'approved';
  return triesLeft === 0 ? 'locked' : 'open';
}

export const isReader = ({ savedBy }: FormRow, { visitor }: Pick<CallerContext, 'visitor'>): boolean =>
  savedBy !== null && savedBy === visitor!.id;

export async function readForm({ hash }: { hash: string }, context: CallerContext): Promise<InformationForm | Refusal> {
  const form = await formByLink(hash, context);
  if (!form) return refuseForm('formUnknown');
  const { healthProcessInformation, removed } = isReader(form, context) ? savedIn(form) : nothing;
  return {
    state: stateOf(form),
    firmName: form.firmName,
    isComplete: isComplete(form),
    phoneNumberMasked: maskedPhone(form.applicant.phoneNumber),
    validUntil: dayInTurkey(form.expiresAt),
    isCallRequested: form.callRequestedAt !== null,
    customerInfoDetail: form.people.map(({ identityNo: _, ...person }) => person),
    saved: { healthProcessInformation: [...healthProcessInformation], removed: [...removed] },
  };
}
