/** The one-time code that proves a visit: who it goes to, and what a right one opens (funnel 5, 7.1). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { VisitContext } from '../../frame/context';
import { pickCalls } from '../../frame/handlers';
import { defineModule } from '../../frame/module';
import { Refusal, refusalsOf } from '../../frame/refusal';
import { admitIdentity } from '../customer/admit-identity';
import { admitPhone } from '../customer/admit-phone';
import { contactOf } from '../customer/contact';
import { saveCustomer, savePerson } from '../customer/customer-store';
import { identityKeyOf, phoneKeyOf } from '../customer/identity-key';
import { rotateSecret } from '../token/session';
import { markVerified } from '../visit/visit-store';
import { sendCode, tryCode, type CodeState } from './codes';

const purpose = 'visit';
const refuse = refusalsOf(sharedStepOutcomes);

async function send(context: VisitContext): Promise<CodeState | Refusal> {
  const contact = await contactOf(context);
  if (!contact.identityNo || !contact.phoneNumber) return refuse('phoneMissing');
  await context.spend('telephone', contact.phoneNumber);
  const refusal =
    (await admitIdentity(contact.identityNo, context)) ??
    (await admitPhone(contact, context)) ??
    (await refuseStranger(contact, context));
  if (refusal) return refusal;
  return sendCode(context, {
    visitId: context.visit.id,
    purpose,
    phoneNumber: contact.phoneNumber,
    identityKey: identityKeyOf(context.config, contact.identityNo),
    phoneKey: phoneKeyOf(context.config, contact.phoneNumber),
  });
}

/** A telephone that the registry knows not to be the person's. Whom it does not know, nobody can be harmed by: the form goes on by hand. */
async function refuseStranger(
  contact: { identityNo: string; phoneNumber: string },
  { ports }: VisitContext,
): Promise<Refusal | null> {
  const answer = await ports.registries.person(contact);
  if (answer.state !== 'found') return null;
  if (answer.value.isPhoneLimitReached) return refuse('phoneMaximumUse');
  return answer.value.phoneMatches === false ? refuse('identityNotMatchPhone') : null;
}

async function validate(code: string, context: VisitContext): Promise<null | Refusal> {
  const { visit, config, clock, db } = context;
  const row = await tryCode(context, { visitId: visit.id, purpose, code });
  if (row instanceof Refusal) return row;
  const { identityNo, phoneNumber } = await contactOf(context);
  if (row.identityKey !== identityKeyOf(config, identityNo) || row.phoneKey !== phoneKeyOf(config, phoneNumber))
    return refuse('otpExpired');
  await savePerson(db, { visitId: visit.id, identityNo, phoneNumber, hasAssets: await hasAssets(identityNo, context) });
  await markVerified(db, { visitId: visit.id, at: clock.now(), identityKey: row.identityKey, phone: phoneNumber });
  await saveCustomer(db, { identityKey: row.identityKey, verifiedAt: clock.now() });
  await rotateSecret(context);
  return null;
}

async function hasAssets(identityNo: string, { ports }: VisitContext): Promise<boolean> {
  const answer = await ports.registries.vehiclesOf(identityNo);
  return answer.state === 'found' && answer.value.length > 0;
}

export const otpModule = defineModule({
  name: 'otp',
  calls: pickCalls(sharedStepCalls, [
    'POST quoterequestapi/sharedstep/isotprequired',
    'POST quoterequestapi/sharedstep/sendotp',
    'POST quoterequestapi/sharedstep/otpvalidate',
  ]),
  handlers: {
    'POST quoterequestapi/sharedstep/isotprequired': async (_input, { visit }) => ({
      isOtpRequired: !visit.isVerified,
    }),
    'POST quoterequestapi/sharedstep/sendotp': (_input, context) => send(context),
    'POST quoterequestapi/sharedstep/otpvalidate': ({ code }, context) => validate(code, context),
  },
});
