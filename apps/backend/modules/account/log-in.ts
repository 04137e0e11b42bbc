/** Opens a session: a login that acts for one customer (decision 216). The account calls it after the one-time code. */
import { isTaxNumber } from '@emsal/validation/tax-number/is-tax-number';
import { telephonesOf } from '../../customers/customer-store';
import { addLoginCustomer, loginOfTelephone } from '../../customers/login-store';
import { joinWaiting } from '../../customers/owned-tables';
import { identityIndex, telephoneIndex } from '../../customers/owner';
import type { Tx } from '../../db/database';
import type { Visitor } from '../../http/principals';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';
import { customerOfTelephone, isBirthDateRight, type ProvenLogin } from './bind-telephone';
import { startSession } from './start-session';

export interface OpenedSession {
  customerId: string;
  loginId: string;
  /** For the HttpOnly cookie; only its hash is stored. */
  token: string;
}

type LoginContext = Pick<Services, 'db' | 'clock' | 'ports'> & { visitor: Pick<Visitor, 'id'> };

/**
 * @param login its telephone was proven by a one-time code in this request
 * @returns the session, or `identityNotMatchPhone` or `identityNotMatchBirthDate`
 */
export async function logIn(login: ProvenLogin, context: LoginContext): Promise<OpenedSession | Refusal> {
  const birthDateIsRight = await isBirthDateRight(login, context);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const customerId = await customerOfTelephone(tx, { login, birthDateIsRight, at });
    if (customerId instanceof Refusal) return customerId;
    await joinAllWaiting(tx, login.identityNo, customerId);
    const telephoneKey = telephoneIndex(login.phoneNumber);
    const loginId = await loginOfTelephone(tx, { telephoneKey, telephone: login.phoneNumber, addedAt: at });
    const role = isTaxNumber(login.identityNo) ? 'representative' : 'holder';
    await addLoginCustomer(tx, { loginId, customerId, role, addedAt: at });
    const token = await startSession(tx, { loginId, customerId, visitorId: context.visitor.id, passkeyId: null }, at);
    return { customerId, loginId, token };
  });
}

/** What was bought with any of the customer's telephones, before one of them was bound too. */
async function joinAllWaiting(tx: Tx, identityNo: string, customerId: string): Promise<void> {
  const identityKey = identityIndex(identityNo);
  for (const { telephoneKey, removedAt } of await telephonesOf(tx, customerId))
    if (removedAt === null) await joinWaiting(tx, { identityKey, telephoneKey }, customerId);
}
