/** Opens the session of a sign-in whose code was right, once. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { firstNameOf } from '@emsal/platform/formats/names';
import { cookieTable, customerNameCookie } from '@emsal/platform/storage/cookie-table';
import { telephonesOf } from '../../../customers/customer-store';
import { telephoneIndex } from '../../../customers/owner';
import { revokeSessions } from '../../../customers/session-store';
import { maskedPhone } from '../../../formats/masked-phone';
import type { CallerContext } from '../../../http/context';
import { sealCustomer } from '../../../http/ownership/require-customer';
import { plainHash } from '../../../personal-data/keyed-hash';
import { Refusal, refusalsOf } from '../../../http/refusal';
import { endServiceProofs } from '../../service-proof/proof-store';
import { acceptAgreements } from '../information/agreements';
import { openProfile } from '../information/open-profile';
import { logIn } from '../log-in';
import { rememberCustomer } from '../../otp/remember-person';
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
  const { db, clock, cookies, visitor } = context;
  await acceptAgreements(db, { ...signIn, customerId, at: clock.now() });
  const profile = await openProfile(customerId, signIn, context);
  await revokeSessions(db, { visitorId: visitor!.id, exceptCustomer: customerId }, clock.now());
  await endServiceProofs(db, visitor!.id, clock.now());
  cookies.set(cookieTable.customerId.name, token, cookieTable.customerId);
  cookies.set(customerNameCookie.name, firstNameOf(profile), customerNameCookie);
  await rememberCustomer(customerId, context);
  const own = telephoneIndex(signIn.phoneNumber);
  const others = (await telephonesOf(db, customerId)).filter(
    (row) => row.removedAt === null && row.telephoneKey !== own,
  );
  return {
    customerId: sealCustomer(customerId, context),
    otherPhoneList: others.map(({ telephone }) => maskedPhone(telephone)),
    target: signIn.target,
  };
}
