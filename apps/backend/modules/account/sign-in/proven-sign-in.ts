import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import type { CallerContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { signInOf } from './running';
import type { SignIn } from './sign-in-store';

const refuse = refusalsOf(customerAccountOutcomes);

/** What a call says of the sign-in that it continues; absent: whatever runs in this browser. */
interface Named {
  identityNo?: string | undefined;
  phoneNumber?: string | undefined;
  seance?: string | undefined;
}

/** The browser's sign-in, if its code was right and it is the one that the call means. */
export async function provenSignIn(named: Named, context: CallerContext): Promise<SignIn | Refusal> {
  const running = await signInOf(context);
  if (!running || !isNamed(running, named)) return refuse('signInEnded');
  return running.provenAt === null ? refuse('otpRequired') : running;
}

const isNamed = ({ id, identityNo, phoneNumber }: SignIn, named: Named): boolean =>
  (named.seance ?? id) === id &&
  (named.identityNo ?? identityNo) === identityNo &&
  (named.phoneNumber ?? phoneNumber) === phoneNumber;
