import { lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { solvedChallenges } from './tables';

/** @returns whether the solution is used for the first time */
export async function spendOnce(
  db: Executor,
  { signature, expiresAt, now }: { signature: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  await db.delete(solvedChallenges).where(lt(solvedChallenges.expiresAt, now));
  const taken = await db
    .insert(solvedChallenges)
    .values({ signature, expiresAt })
    .onConflictDoNothing()
    .returning({ signature: solvedChallenges.signature });
  return taken.length === 1;
}
