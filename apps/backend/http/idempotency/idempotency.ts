/** Idempotent calls: the first reply of an idempotency key is replayed (decision 033). */
import { secondsAfter } from '../../clock/clock';
import type { Db } from '../../db/database';
import { randomId } from '../../db/random-id';
import { plainHash } from '../../personal-data/keyed-hash';
import { ProtocolError } from '../protocol-error';
import type { Services } from '../services';
import { claim, findAttempt, release, renew, storeReply, type AttemptKey, type Run } from './idempotency-store';

export interface Reply {
  status: number;
  body: unknown;
}
export interface AttemptFacts extends AttemptKey {
  call: string;
  input: unknown;
}

type Kernel = Pick<Services, 'db' | 'clock' | 'log'>;

/** A run renews its lease while it is alive. When the lease has expired, its process was killed or has lost the database, and the next attempt runs anew. */
const lease = { seconds: 12, renewEveryMs: 3_000 };

/**
 * @param run returns the reply to store; an error it throws is not stored, so that the same key may be retried
 * @throws ProtocolError keyReused (422) for other parameters, stillRunning (409) while the first run lasts
 */
export async function runOnce(kernel: Kernel, facts: AttemptFacts, run: () => Promise<Reply>): Promise<Reply> {
  const { db, clock } = kernel;
  const key = { visitorId: facts.visitorId, key: facts.key };
  const inputHash = plainHash(JSON.stringify(facts.input));
  const now = clock.now();
  const ours = { ...key, runId: randomId() };
  const isOurs = await claim(
    db,
    { ...ours, call: facts.call, inputHash, startedAt: now },
    secondsAfter(now, -lease.seconds),
  );
  if (!isOurs) return replay(db, key, { call: facts.call, inputHash });
  const renewing = renewLease(kernel, ours);
  try {
    return await replyOnce(kernel, ours, run);
  } finally {
    clearInterval(renewing);
  }
}

/** A reply that cannot be stored is still the reply. Its key stays taken until the lease expires, because the call has had its effects. */
async function replyOnce({ db, log }: Kernel, ours: Run, run: () => Promise<Reply>): Promise<Reply> {
  const reply = await run().catch(async (error: unknown) => {
    await release(db, ours);
    throw error;
  });
  await storeReply(db, ours, reply).catch((error: unknown) => log.error({ err: error }, 'reply not stored'));
  return reply;
}

/** After a failed renewal the next one follows, or the lease expires. */
const renewLease = ({ db, clock }: Kernel, ours: Run): NodeJS.Timeout =>
  setInterval(() => void renew(db, ours, clock.now()).catch(() => undefined), lease.renewEveryMs);

async function replay(db: Db, key: AttemptKey, expected: { call: string; inputHash: string }): Promise<Reply> {
  const stored = await findAttempt(db, key);
  if (stored && (stored.call !== expected.call || stored.inputHash !== expected.inputHash))
    throw new ProtocolError('keyReused');
  if (!stored || stored.status === null) throw new ProtocolError('stillRunning', { retryAfterSeconds: 2 });
  return { status: stored.status, body: stored.body };
}
