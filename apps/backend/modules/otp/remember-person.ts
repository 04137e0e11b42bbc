/** Whom a landing page's form need not ask: the proven person of the visit whose answers a new visit takes over (decisions 344, 380). */
import { cookieTable, knownPersonCookie } from '@emsal/platform/storage/cookie-table';
import { knownPersonValue } from '@emsal/platform/storage/known-person';
import { accountPerson, isContactOf } from '../../customers/account-person';
import type { Contact } from '../../customers/owner';
import { secondsAfter } from '../../clock/clock';
import { maskedIdentity } from '../../formats/masked-identity';
import { maskedPhone } from '../../formats/masked-phone';
import type { CallerContext, VisitContext } from '../../http/context';
import { sessionSeconds } from '../../http/session-seconds';
import { contactOf } from '../visit-person/contact';
import { answeredVisits } from '../visit/visit-store';

/** After the proof; lasts as long as new visits start with this visit's answers, or with the account's. */
export async function rememberPerson(context: VisitContext): Promise<void> {
  const { db, clock, visit, visitor } = context;
  const since = secondsAfter(clock.now(), -sessionSeconds);
  const [latest] = await answeredVisits(db, { visitorId: visitor.id, since });
  if (latest?.id !== visit.id) return;
  const contact = await contactOf(context);
  const isOfAccount = await isContactOf(db, visitor.customerId, contact);
  const ofVisit = Math.floor((latest.createdAt.getTime() - since.getTime()) / 1000);
  setKnownPerson(contact, context, isOfAccount ? sessionLasts : ofVisit);
}

/** With a session: new visits start with the account's person (decision 380). */
export async function rememberCustomer(customerId: string, context: CallerContext): Promise<void> {
  const person = await accountPerson(context.db, customerId);
  if (person) setKnownPerson(person, context, sessionLasts);
}

const sessionLasts = cookieTable.customerId.maxAge;

function setKnownPerson(
  { identityNo, phoneNumber }: Contact,
  { cookies }: Pick<CallerContext, 'cookies'>,
  maxAge: number,
): void {
  const value = knownPersonValue({ identity: maskedIdentity(identityNo), phone: maskedPhone(phoneNumber) });
  cookies.set(knownPersonCookie.name, value, { ...knownPersonCookie, maxAge });
}
