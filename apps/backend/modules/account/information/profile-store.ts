import { eq } from 'drizzle-orm';
import { customerProfiles } from '../../../customers/tables';
import type { Executor } from '../../../db/database';

export type Profile = typeof customerProfiles.$inferSelect;

export async function findProfile(db: Executor, customerId: string): Promise<Profile | undefined> {
  const [row] = await db.select().from(customerProfiles).where(eq(customerProfiles.customerId, customerId));
  return row;
}

/** What is there stays. */
export async function addProfile(db: Executor, profile: Profile): Promise<void> {
  await db.insert(customerProfiles).values(profile).onConflictDoNothing();
}

export async function changeProfile(
  db: Executor,
  customerId: string,
  change: Partial<Omit<Profile, 'customerId'>>,
): Promise<void> {
  await db.update(customerProfiles).set(change).where(eq(customerProfiles.customerId, customerId));
}
