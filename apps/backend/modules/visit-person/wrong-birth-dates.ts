/** Limits guesses of a birth date: after five wrong ones in a day, over all visits, the registry is not asked about the identity. */
import { and, eq, gt } from 'drizzle-orm';
import { secondsAfter } from '../../clock/clock';
import { randomId } from '../../db/random-id';
import type { Services } from '../../http/services';
import { lockKey } from './visit-person-store';
import { identityHashOf } from './identity-hash';
import { wrongBirthDates } from './tables';

const wrongPerDay = 5;
const day = 24 * 3600;

/** Counts a guess as wrong until it proves right, so that parallel guesses count too. @returns its id; null beyond the limit */
export function reserveGuess(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  identityNo: string,
): Promise<string | null> {
  const identityHash = identityHashOf(config, identityNo);
  const triedAt = clock.now();
  const ofToday = and(
    eq(wrongBirthDates.identityHash, identityHash),
    gt(wrongBirthDates.triedAt, secondsAfter(triedAt, -day)),
  );
  return db.transaction(async (tx) => {
    await lockKey(tx, identityHash);
    if ((await tx.$count(wrongBirthDates, ofToday)) >= wrongPerDay) return null;
    const id = randomId();
    await tx.insert(wrongBirthDates).values({ id, identityHash, triedAt });
    return id;
  });
}

/** It was not wrong. */
export async function releaseGuess({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  await db.delete(wrongBirthDates).where(eq(wrongBirthDates.id, id));
}
