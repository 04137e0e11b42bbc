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
import { identityKeyOf, phoneKeyOf } from '../customer/identity-key';
import { refuseStranger } from '../customer/refuse-stranger';
import { rotateSecret } from '../token/session';
import { sendCode, tryCode, type CodeState } from './codes';
import { isOfContact, proveVisit } from './prove-visit';

const purpose = 'visit';
const refuse = refusalsOf(sharedStepOutcomes);

async function send(captcha: string | undefined, context: VisitContext): Promise<CodeState | Refusal> {
  const contact = await contactOf(context);
  if (!contact.identityNo || !contact.phoneNumber) return refuse('phoneMissing');
  await context.spend('telephone', contact.phoneNumber);
  const refusal =
    (await admitIdentity(contact.identityNo, context, captcha)) ??
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

async function validate(code: string, context: VisitContext): Promise<null | Refusal> {
  const { visit } = context;
  const row = await tryCode(context, { visitId: visit.id, purpose, code });
  if (row instanceof Refusal) return row;
  const contact = await contactOf(context);
  if (!isOfContact(row, contact, context)) return refuse('otpExpired');
  await proveVisit(context, { visitId: visit.id, ...contact });
  await rotateSecret(context);
  return null;
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
    'POST quoterequestapi/sharedstep/sendotp': ({ captcha }, context) => send(captcha, context),
    'POST quoterequestapi/sharedstep/otpvalidate': ({ code }, context) => validate(code, context),
  },
});
