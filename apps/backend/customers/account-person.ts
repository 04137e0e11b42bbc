/** The person of an account, as forms of a signed-in customer know them (decision 380). */
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { boundTelephones, findCustomer } from './customer-store';
import { identityIndex, telephoneIndex, type Contact } from './owner';
import { customerProfiles, customers } from './tables';

export interface AccountPerson extends Contact {
  /** `YYYY-MM-DD`; empty for a company. */
  birthDate: string;
  email: string;
  /** Empty until the account is told one. */
  jobCode: string;
}

/** With the telephone that was bound first. Null without a session, and without a telephone. */
export async function accountPerson(db: Executor, customerId: string | null): Promise<AccountPerson | null> {
  if (customerId === null) return null;
  const { birthDate, email, jobCode } = customerProfiles;
  const [known] = await db
    .select({ identityNo: customers.identityNo, birthDate, email, jobCode })
    .from(customers)
    .innerJoin(customerProfiles, eq(customerProfiles.customerId, customers.id))
    .where(eq(customers.id, customerId));
  const [first] = await boundTelephones(db, customerId);
  return known && first ? { ...known, birthDate: known.birthDate ?? '', phoneNumber: first.telephone } : null;
}

/** Whether this customer has this identity, and the telephone is bound to them. */
export async function isContactOf(
  db: Executor,
  customerId: string | null,
  { identityNo, phoneNumber }: Contact,
): Promise<boolean> {
  if (customerId === null) return false;
  const customer = await findCustomer(db, { customerId });
  if (customer?.identityKey !== identityIndex(identityNo)) return false;
  const telephoneKey = telephoneIndex(phoneNumber);
  return (await boundTelephones(db, customerId)).some((row) => row.telephoneKey === telephoneKey);
}
