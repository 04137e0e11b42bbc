import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { cookieConsents } from './tables';

export type CookieConsent = typeof cookieConsents.$inferSelect;

export async function addCookieConsent(db: Executor, row: typeof cookieConsents.$inferInsert): Promise<void> {
  await db.insert(cookieConsents).values(row);
}

export async function lastCookieConsent(db: Executor, visitorId: string): Promise<CookieConsent | undefined> {
  const [row] = await db
    .select()
    .from(cookieConsents)
    .where(eq(cookieConsents.visitorId, visitorId))
    .orderBy(desc(cookieConsents.position))
    .limit(1);
  return row;
}
