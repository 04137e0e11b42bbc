/** Begins a sign-in and sends its codes. Before the code nothing tells whether identity or telephone is known (decision 339). */
import type { ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { accountTarget } from '@emsal/validation/account-target/account-target';
import { optionalEmail } from '@emsal/validation/email/email';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { randomId } from '../../../db/random-id';
import type { CallerContext } from '../../../http/context';
import { refuseInvalidFields } from '../../../http/refuse-invalid-fields';
import { Refusal, refusalsOf } from '../../../http/refusal';
import type { CodeState } from '../../otp/send-code';
import { newOrRunningCode } from '../../otp/running-code';
import { signInOf } from './running';
import { addSignIn, endSignIns } from './sign-in-store';

export const purpose = 'signIn';
const refuse = refusalsOf(customerAccountOutcomes);

type Start = ParsedOf<'POST selfservice/customeraccount/startSignIn'>;

export async function startSignIn(
  { captcha, target, ...start }: Start,
  context: CallerContext,
): Promise<CodeState | Refusal> {
  refuseInvalidFields(invalidFields(start));
  const visitor = context.visitor!;
  const state = await newOrRunningCode(start, context, { purpose, captcha });
  if (state instanceof Refusal) return state;
  const startedAt = context.clock.now();
  await context.db.transaction(async (tx) => {
    await endSignIns(tx, { visitorId: visitor.id }, startedAt);
    const row = { id: randomId(), visitorId: visitor.id, startedAt, address: context.request.address };
    await addSignIn(tx, { ...start, ...row, target: accountTarget(target) });
  });
  return state;
}

export async function sendSignInCode(
  captcha: string | undefined,
  context: CallerContext,
): Promise<CodeState | Refusal> {
  const running = await signInOf(context);
  if (!running) return refuse('signInEnded');
  return newOrRunningCode(running, context, { purpose, captcha });
}

function invalidFields({ identityNo, email = '' }: Start): Record<string, string> {
  const identity = identityOrTaxNumber(identityNo);
  const mail = optionalEmail(email);
  return { ...(!identity.ok && { identityNo: identity.message }), ...(!mail.ok && { email: mail.message }) };
}
