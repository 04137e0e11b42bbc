/** The one-time code that verifies a visit: sending and validation (funnel 5, 7.1). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import type { VisitContext } from '../../http/context';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import { Refusal } from '../../http/refusal';
import { admitPhone } from '../visit-person/admit-phone';
import { refuseForeignPhone } from '../visit-person/refuse-foreign-phone';
import { contactOf } from '../visit-person/contact';
import { setSecretCookie, rotateSecret } from '../token/session';
import { carryProof } from './carry-proof';
import { codeAddressee } from './code-addressee';
import { tryCode } from './try-code';
import { rememberPerson } from './remember-person';
import { verifyVisit } from './verify-visit';
import { sendToContact } from './send-to-contact';

const purpose = 'visit';

async function validate(code: string, context: VisitContext): Promise<null | Refusal> {
  const { visit, visitor } = context;
  const contact = await contactOf(context);
  const secret = await tryCode(context, { ...codeAddressee(context, contact, purpose), code }, async (_row, tx) => {
    await verifyVisit(tx, context, { visitId: visit.id, ...contact });
    return rotateSecret(tx, visitor);
  });
  if (secret instanceof Refusal) return secret;
  setSecretCookie(context, secret);
  await rememberPerson(context);
  return null;
}

async function isProven(context: VisitContext): Promise<boolean> {
  const isVerified = context.visit.isVerified || (await carryProof(context));
  if (isVerified) await rememberPerson(context);
  return isVerified;
}

export const otpModule = defineModule({
  name: 'otp',
  calls: pickCalls(sharedStepCalls, [
    'POST quoterequestapi/sharedstep/isotprequired',
    'POST quoterequestapi/sharedstep/sendotp',
    'POST quoterequestapi/sharedstep/otpvalidate',
  ]),
  handlers: {
    'POST quoterequestapi/sharedstep/isotprequired': async (_input, context) => ({
      isOtpRequired: !(await isProven(context)),
    }),
    'POST quoterequestapi/sharedstep/sendotp': async ({ captcha }, context) =>
      sendToContact(await contactOf(context), context, {
        purpose,
        captcha,
        admit: async (contact, services) =>
          (await admitPhone(contact, services)) ?? refuseForeignPhone(contact, services),
      }),
    'POST quoterequestapi/sharedstep/otpvalidate': ({ code }, context) => validate(code, context),
  },
});
