import { secondsAfter } from '../../../clock/clock';
import type { CallerContext } from '../../../http/context';
import { runningSignIn, type SignIn } from './sign-in-store';

/** From the start to the session: time for a new code and a birth date. */
const validSeconds = 1800;

/** The sign-in that runs in this browser. */
export const signInOf = ({ db, clock, visitor }: CallerContext): Promise<SignIn | undefined> =>
  runningSignIn(db, { visitorId: visitor!.id, since: secondsAfter(clock.now(), -validSeconds) });
