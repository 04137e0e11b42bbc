import { contactTypes } from '@emsal/api/permission-channels';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { randomId } from '../../db/random-id';
import type { VisitContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { recordConsent } from '../consent/record-consent';
import { readPerson } from '../visit-person/visit-person-store';
import { formQuestion } from '../offer/creating/form-question';
import { saveReminder } from './reminder-store';

const refuse = refusalsOf(sharedStepOutcomes);

/** For the policy of the visit's own form, by SMS to the visit's telephone; the request is the consent to this one message. */
export async function requestReminder(textVersion: string, context: VisitContext): Promise<null | Refusal> {
  const { db, visit, clock } = context;
  const form = await formQuestion(context, dayInTurkey(clock.now()));
  const question = form?.ok ? form.question({ requestId: randomId() }) : null;
  if (question?.kind !== 'tooEarly') return refuse('nothingToRemind');
  const contact = (await readPerson(db, visit.id))?.phoneNumber;
  if (!contact) return refuse('nothingToRemind');
  const { policyEnd, remindOn } = question;
  const consent = { kind: 'renewalReminder', isGiven: true, channel: 'web', contact, textVersion } as const;
  await db.transaction(async (tx) => {
    await recordConsent(tx, { ...consent, contactType: contactTypes.sms }, context);
    await saveReminder(tx, { visitId: visit.id, policyEnd, remindOn });
  });
  return null;
}
