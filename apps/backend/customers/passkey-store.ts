import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { passkeys } from './tables';

export type PasskeyRow = typeof passkeys.$inferSelect;
/** One of a customer. */
type PasskeyKey = Pick<PasskeyRow, 'id' | 'customerId'>;

/** @returns false when the credential is stored already */
export async function addPasskey(tx: Executor, passkey: PasskeyRow): Promise<boolean> {
  const added = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length > 0;
}

export const passkeysOf = (db: Executor, customerId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.customerId, customerId)).orderBy(asc(passkeys.addedAt));

export async function findPasskey(db: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** @returns false when it was removed or used meanwhile */
export async function markPasskeyUsed(
  tx: Executor,
  { id, counter }: PasskeyRow,
  used: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>,
): Promise<boolean> {
  const isSame = and(eq(passkeys.id, id), eq(passkeys.counter, counter));
  const changed = await tx.update(passkeys).set(used).where(isSame).returning({ id: passkeys.id });
  return changed.length > 0;
}

const isOne = ({ id, customerId }: PasskeyKey) => and(eq(passkeys.id, id), eq(passkeys.customerId, customerId));

/** @returns false when the customer has no such passkey */
export async function renamePasskey(db: Executor, key: PasskeyKey, name: string): Promise<boolean> {
  const renamed = await db.update(passkeys).set({ name }).where(isOne(key)).returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** @returns false when the customer has no such passkey */
export async function removePasskey(tx: Executor, key: PasskeyKey): Promise<boolean> {
  const removed = await tx.delete(passkeys).where(isOne(key)).returning({ id: passkeys.id });
  return removed.length > 0;
}
