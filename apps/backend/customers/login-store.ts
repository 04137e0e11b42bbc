import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { randomId } from '../db/random-id';
import type { CustomerRow } from './customer-store';
import { customers, customerTelephones, loginCustomers, logins, loginTelephones } from './tables';

/** A telephone of a login, before its login is known. */
export type LoginTelephone = Omit<typeof loginTelephones.$inferInsert, 'loginId'>;

/** The login of a telephone; created when the telephone has none. @returns its id */
export async function loginOfTelephone(tx: Executor, telephone: LoginTelephone): Promise<string> {
  const at = telephone.addedAt;
  const loginId = (await findLogin(tx, telephone.telephoneKey)) ?? (await addLogin(tx, telephone));
  await markLoginUsed(tx, loginId, at);
  return loginId;
}

export async function markLoginUsed(tx: Executor, loginId: string, at: Date): Promise<void> {
  await tx.update(logins).set({ lastUsedAt: at }).where(eq(logins.id, loginId));
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
  const added = await tx
    .insert(loginTelephones)
    .values({ ...telephone, loginId: id })
    .onConflictDoNothing()
    .returning({ loginId: loginTelephones.loginId });
  if (added.length > 0) return id;
  await tx.delete(logins).where(eq(logins.id, id));
  return (await findLogin(tx, telephone.telephoneKey))!;
}

/** From now on the login opens the customer's account. */
export async function addLoginCustomer(tx: Executor, row: typeof loginCustomers.$inferInsert): Promise<void> {
  await tx.insert(loginCustomers).values(row).onConflictDoNothing();
}

/** The telephone opens the customer too: in this login, or in its own where it has one. */
export async function linkTelephone(
  tx: Executor,
  telephone: typeof loginTelephones.$inferInsert,
  customerId: string,
): Promise<void> {
  await tx.insert(loginTelephones).values(telephone).onConflictDoNothing();
  const loginId = (await findLogin(tx, telephone.telephoneKey))!;
  await addLoginCustomer(tx, { loginId, customerId, role: 'holder', addedAt: telephone.addedAt });
}

/** Logins that still open the customer's account, although all telephones that they share with the customer were removed from it. */
export async function loginsWithout(tx: Executor, customerId: string): Promise<string[]> {
  const bound = tx
    .select({ key: loginTelephones.telephoneKey })
    .from(loginTelephones)
    .innerJoin(customerTelephones, eq(customerTelephones.telephoneKey, loginTelephones.telephoneKey))
    .where(
      and(
        eq(loginTelephones.loginId, loginCustomers.loginId),
        eq(customerTelephones.customerId, customerId),
        isNull(customerTelephones.removedAt),
      ),
    );
  const rows = await tx
    .select({ loginId: loginCustomers.loginId })
    .from(loginCustomers)
    .where(and(eq(loginCustomers.customerId, customerId), notExists(bound)));
  return rows.map(({ loginId }) => loginId);
}

export async function removeLoginCustomer(
  tx: Executor,
  { loginId, customerId }: { loginId: string; customerId: string },
): Promise<void> {
  await tx
    .delete(loginCustomers)
    .where(and(eq(loginCustomers.loginId, loginId), eq(loginCustomers.customerId, customerId)));
}

/** The customers whose accounts a login opens, the first added one first. */
export async function customersOfLogin(db: Executor, loginId: string): Promise<CustomerRow[]> {
  const rows = await db
    .select({ customer: customers })
    .from(loginCustomers)
    .innerJoin(customers, eq(customers.id, loginCustomers.customerId))
    .where(eq(loginCustomers.loginId, loginId))
    .orderBy(loginCustomers.addedAt);
  return rows.map(({ customer }) => customer);
}

export async function lastUseOfLogin(db: Executor, loginId: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: logins.lastUsedAt }).from(logins).where(eq(logins.id, loginId));
  return row?.at;
}
