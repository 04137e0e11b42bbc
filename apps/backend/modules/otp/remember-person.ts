/** Whom a landing page's form need not ask: the proven person of the visit whose answers a new visit takes over (decision 344). */
import { knownPersonCookie } from '@emsal/platform/storage/cookie-table';
import { knownPersonValue } from '@emsal/platform/storage/known-person';
import { secondsAfter } from '../../clock/clock';
import { maskedIdentity } from '../../formats/masked-identity';
import { maskedPhone } from '../../formats/masked-phone';
import type { VisitContext } from '../../http/context';
import { sessionSeconds } from '../../http/session-seconds';
import { contactOf } from '../customer/contact';
import { answeredVisits } from '../visit/visit-store';

/** After the proof; lasts as long as new visits start with this visit's answers. */
export async function rememberPerson(context: VisitContext): Promise<void> {
  const { db, clock, visit, visitor, cookies } = context;
  const since = secondsAfter(clock.now(), -sessionSeconds);
  const [latest] = await answeredVisits(db, { visitorId: visitor.id, since });
  if (latest?.id !== visit.id) return;
  const { identityNo, phoneNumber } = await contactOf(context);
  const value = knownPersonValue({ identity: maskedIdentity(identityNo), phone: maskedPhone(phoneNumber) });
  const maxAge = Math.floor((latest.createdAt.getTime() - since.getTime()) / 1000);
  cookies.set(knownPersonCookie.name, value, { ...knownPersonCookie, maxAge });
}
