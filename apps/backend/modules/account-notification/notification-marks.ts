/** SQL of the marks. */
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { notificationMarks } from './tables';

export async function readUntilOf(db: Executor, customerId: string): Promise<Date | null> {
  const [row] = await db.select().from(notificationMarks).where(eq(notificationMarks.customerId, customerId));
  return row?.readUntil ?? null;
}

/** A mark never moves back. */
export async function markRead(db: Executor, customerId: string, readUntil: Date): Promise<void> {
  await db
    .insert(notificationMarks)
    .values({ customerId, readUntil })
    .onConflictDoUpdate({
      target: notificationMarks.customerId,
      set: { readUntil: sql`greatest(${notificationMarks.readUntil}, excluded.read_until)` },
    });
}
