import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { randomId } from '../db/random-id';
import { loginCustomers, logins, loginTelephones } from './tables';

/** A telephone of a login, before its login is known. */
export type LoginTelephone = Omit<typeof loginTelephones.$inferInsert, 'loginId'>;

/** The login of a telephone; created when the telephone has none. @returns its id */
export async function loginOfTelephone(tx: Executor, telephone: LoginTelephone): Promise<string> {
  const at = telephone.addedAt;
  const loginId = (await findLogin(tx, telephone.telephoneKey)) ?? (await addLogin(tx, telephone));
  await tx.update(logins).set({ lastUsedAt: at }).where(eq(logins.id, loginId));
  return loginId;
}

async function findLogin(tx: Executor, telephoneKey: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ loginId: loginTelephones.loginId })
    .from(loginTelephones)
    .where(eq(loginTelephones.telephoneKey, telephoneKey));
  return row?.loginId;
}

/** Of two that log in with a new telephone at once, one login stays. */
async function addLogin(tx: Executor, telephone: LoginTelephone): Promise<string> {
  const id = randomId();
  await tx.insert(logins).values({ id, createdAt: telephone.addedAt, lastUsedAt: telephone.addedAt });
  await tx
    .insert(loginTelephones)
    .values({ ...telephone, loginId: id })
    .onConflictDoNothing();
  return (await findLogin(tx, telephone.telephoneKey))!;
}

export async function addLoginCustomer(tx: Executor, reach: typeof loginCustomers.$inferInsert): Promise<void> {
  await tx.insert(loginCustomers).values(reach).onConflictDoNothing();
}
