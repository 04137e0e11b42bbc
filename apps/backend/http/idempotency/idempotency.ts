/** Idempotent calls: the first reply of an idempotency key is replayed (decision 033). */
import type { Clock } from '@emsal/platform/clock';
import { secondsAfter } from '../../clock/clock';
import type { Db } from '../../db/database';
import { plainHash } from '../../personal-data/keyed-hash';
import { ProtocolError } from '../protocol-error';
import { claim, findAttempt, release, renew, storeReply, type AttemptKey } from './idempotency-store';

export interface Reply {
  status: number;
  body: unknown;
}
export interface AttemptFacts extends AttemptKey {
  call: string;
  input: unknown;
}

/** A run renews its lease while it is alive. When the lease has expired, its process was killed or has lost the database, and the next attempt runs anew. */
const lease = { seconds: 12, renewEveryMs: 3_000 };

/**
 * @param run returns the reply to store; an error it throws is not stored, so that the same key may be retried
 * @throws ProtocolError keyReused (422) for other parameters, stillRunning (409) while the first run lasts
 */
export async function runOnce(
  { db, clock }: { db: Db; clock: Clock },
  facts: AttemptFacts,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const key = { visitorId: facts.visitorId, key: facts.key };
  const inputHash = plainHash(JSON.stringify(facts.input));
  const now = clock.now();
  const isOurs = await claim(
    db,
    { ...key, call: facts.call, inputHash, startedAt: now },
    secondsAfter(now, -lease.seconds),
  );
  if (!isOurs) return replay(db, key, { call: facts.call, inputHash });
  const renewing = renewLease({ db, clock }, key);
  try {
    const reply = await run();
    await storeReply(db, key, reply);
    return reply;
  } catch (error) {
    await release(db, key);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** After a failed renewal the next one follows, or the lease expires. */
const renewLease = ({ db, clock }: { db: Db; clock: Clock }, key: AttemptKey): NodeJS.Timeout =>
  setInterval(() => void renew(db, key, clock.now()).catch(() => undefined), lease.renewEveryMs);

async function replay(db: Db, key: AttemptKey, expected: { call: string; inputHash: string }): Promise<Reply> {
  const stored = await findAttempt(db, key);
  if (stored && (stored.call !== expected.call || stored.inputHash !== expected.inputHash))
    throw new ProtocolError('keyReused');
  if (!stored || stored.status === null) throw new ProtocolError('stillRunning', { retryAfterSeconds: 2 });
  return { status: stored.status, body: stored.body };
}
