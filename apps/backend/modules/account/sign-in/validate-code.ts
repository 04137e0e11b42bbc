import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import type { SignInStatus } from '@emsal/api/calls/customer-account/sign-in';
import type { CallerContext } from '../../../http/context';
import { Refusal, refusalsOf } from '../../../http/refusal';
import { codeAddressee } from '../../otp/code-addressee';
import { tryCode } from '../../otp/try-code';
import { rotateSecret, setSecretCookie } from '../../token/session';
import { signInOf } from './running';
import { changeSignIn } from './sign-in-store';
import { signInStatus } from './sign-in-status';
import { purpose } from './start-sign-in';

const refuse = refusalsOf(customerAccountOutcomes);

/** A right code proves the telephone of the sign-in, and replaces the browser's secret, as every code does (decision 030). */
export async function validateSignInCode(code: string, context: CallerContext): Promise<SignInStatus | Refusal> {
  const running = await signInOf(context);
  if (!running) return refuse('signInEnded');
  const visitor = context.visitor!;
  const addressee = codeAddressee({ ...context, visitor }, running, purpose);
  const secret = await tryCode(context, { ...addressee, code }, async (_row, tx) => {
    await changeSignIn(tx, running.id, { provenAt: context.clock.now() });
    return rotateSecret(tx, visitor);
  });
  if (secret instanceof Refusal) return secret;
  setSecretCookie(context, secret);
  return signInStatus(context);
}
