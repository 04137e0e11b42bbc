import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { boundTelephones, findCustomer, lockIdentity, removeTelephone } from '../../../customers/customer-store';
import { loginsWithout, removeLoginCustomer } from '../../../customers/login-store';
import { revokeSessions } from '../../../customers/session-store';
import type { Tx } from '../../../db/database';
import type { CustomerContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';

const refuse = refusalsOf(customerAccountOutcomes);

/** Two tabs that remove one telephone each must not remove the last: the identity is locked. */
export async function removeBound(
  tx: Tx,
  telephoneKey: string,
  { customerId, clock }: Pick<CustomerContext, 'customerId' | 'clock'>,
): Promise<null | Refusal> {
  await lockIdentity(tx, (await findCustomer(tx, { customerId }))!.identityKey);
  const bound = await boundTelephones(tx, customerId);
  if (!bound.some((row) => row.telephoneKey === telephoneKey)) return refuse('phoneUnknown');
  if (bound.length === 1) return refuse('phoneLast');
  await removeTelephone(tx, { customerId, telephoneKey, removedAt: clock.now() });
  for (const loginId of await loginsWithout(tx, customerId)) {
    await removeLoginCustomer(tx, { loginId, customerId });
    await revokeSessions(tx, { loginId, customerId }, clock.now());
  }
  return null;
}
