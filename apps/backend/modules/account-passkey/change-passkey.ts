import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { passkeysOf, removePasskey, renamePasskey } from '../../customers/passkey-store';
import { revokeSessions } from '../../customers/session-store';
import type { CustomerContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { currentHash } from '../account/this-session';
import { notifyOfPasskey } from './passkey-notice';

const refuse = refusalsOf(customerAccountOutcomes);

export async function listPasskeys({
  db,
  customerId,
}: CustomerContext): Promise<OutputOf<'GET selfservice/customeraccount/getPasskeyList'>> {
  return (await passkeysOf(db, customerId)).map(({ id: passkeyId, name, addedAt, lastUsedAt }) => ({
    passkeyId,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export async function nameAgain(
  { passkeyId: id, name }: ParsedOf<'POST selfservice/customeraccount/renamePasskey'>,
  { db, customerId }: CustomerContext,
): Promise<null | Refusal> {
  return (await renamePasskey(db, { id, customerId }, name)) ? null : refuse('passkeyGone');
}

/** Whoever has the device must not stay signed in by it. */
export const removeOwn = (id: string, context: CustomerContext): Promise<null | Refusal> =>
  context.db.transaction(async (tx) => {
    const { customerId, clock, jobs } = context;
    if (!(await removePasskey(tx, { id, customerId }))) return refuse('passkeyGone');
    await revokeSessions(tx, { passkeyId: id, exceptToken: currentHash(context) }, clock.now());
    await notifyOfPasskey(jobs, { id, customerId, event: 'removed' }, tx);
    return null;
  });
