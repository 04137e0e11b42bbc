/** Opens the session of a sign-in whose code was right, once. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { telephonesOf } from '../../../customers/customer-store';
import { telephoneIndex } from '../../../customers/owner';
import { revokeSessions } from '../../../customers/session-store';
import { maskedPhone } from '../../../formats/masked-phone';
import type { CallerContext } from '../../../http/context';
import { plainHash } from '../../../personal-data/keyed-hash';
import { Refusal, refusalsOf } from '../../../http/refusal';
import { acceptAgreements } from '../information/agreements';
import { openProfile } from '../information/open-profile';
import { logIn } from '../log-in';
import { enterAccount } from './enter-account';
import { provenSignIn } from './proven-sign-in';
import { endSignIns, type SignIn } from './sign-in-store';
import { needsBirthDate } from './sign-in-status';

const refuse = refusalsOf(customerAccountOutcomes);
type Session = OutputOf<'POST selfservice/customeraccount/login'>;

export async function openSession(
  named: ParsedOf<'POST selfservice/customeraccount/login'>,
  context: CallerContext,
): Promise<Session | Refusal> {
  const signIn = await provenSignIn(named, context);
  if (signIn instanceof Refusal) return signIn;
  const { identityNo, phoneNumber, birthDate } = signIn;
  if (birthDate === null && (await needsBirthDate(context.db, signIn))) return refuse('birthDateNeeded');
  const opened = await logIn(
    { identityNo, phoneNumber, birthDate: birthDate ?? undefined },
    { ...context, visitor: context.visitor! },
  );
  // The account's own words: they say what to do.
  if (opened instanceof Refusal) return refuse(opened.code as keyof typeof customerAccountOutcomes);
  if (!(await endSignIns(context.db, { id: signIn.id }, context.clock.now()))) return endTwice(opened.token, context);
  return welcome(signIn, opened, context);
}

/** Another tab was first: its session stays, this one ends. */
async function endTwice(token: string, { db, clock }: CallerContext): Promise<Refusal> {
  await revokeSessions(db, { tokenHash: plainHash(token) }, clock.now());
  return refuse('signInEnded');
}

async function welcome(
  signIn: SignIn,
  { customerId, token }: { customerId: string; token: string },
  context: CallerContext,
): Promise<Session> {
  const { db, clock } = context;
  await acceptAgreements(db, { ...signIn, customerId, at: clock.now() });
  const profile = await openProfile(customerId, signIn, context);
  const sealed = await enterAccount({ customerId, token, profile }, context);
  const own = telephoneIndex(signIn.phoneNumber);
  const others = (await telephonesOf(db, customerId)).filter(
    (row) => row.removedAt === null && row.telephoneKey !== own,
  );
  return {
    customerId: sealed,
    otherPhoneList: others.map(({ telephone }) => maskedPhone(telephone)),
    target: signIn.target,
  };
}
