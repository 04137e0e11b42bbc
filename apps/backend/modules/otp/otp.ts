/** The one-time code that proves a visit: who it goes to, and what a right one opens (funnel 5, 7.1). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { VisitContext } from '../../frame/context';
import { pickCalls } from '../../frame/handlers';
import { defineModule } from '../../frame/module';
import { Refusal, refusalsOf } from '../../frame/refusal';
import { admitPhone } from '../customer/admit-phone';
import { contactOf } from '../customer/contact';
import { giveSecret, rotateSecret } from '../token/session';
import { tryCode } from './codes';
import { isOfContact, proveVisit } from './prove-visit';
import { sendToContact } from './send-to-contact';

const purpose = 'visit';
const refuse = refusalsOf(sharedStepOutcomes);

async function validate(code: string, context: VisitContext): Promise<null | Refusal> {
  const { visit, visitor } = context;
  const contact = await contactOf(context);
  const secret = await tryCode(context, { visitId: visit.id, purpose, code }, async (row, tx) => {
    if (!isOfContact(row, contact, context)) return refuse('otpExpired');
    await proveVisit(tx, context, { visitId: visit.id, ...contact });
    return rotateSecret(tx, visitor);
  });
  if (secret instanceof Refusal) return secret;
  giveSecret(context, secret);
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
    'POST quoterequestapi/sharedstep/sendotp': async ({ captcha }, context) =>
      sendToContact(await contactOf(context), context, { purpose, captcha, admit: admitPhone }),
    'POST quoterequestapi/sharedstep/otpvalidate': ({ code }, context) => validate(code, context),
  },
});
