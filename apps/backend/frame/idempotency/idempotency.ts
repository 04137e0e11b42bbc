/** Calls that must not happen twice: the first reply of a key is replayed (decision 033). */
import { secondsAfter, type Clock } from '../../clock/clock';
import type { Db } from '../../db/database';
import { plainHash } from '../keyed-hash';
import { ProtocolError } from '../protocol-error';
import { claim, findAttempt, release, storeReply, type AttemptKey } from './idempotency-store';

export interface Reply {
  status: number;
  body: unknown;
}
export interface AttemptFacts extends AttemptKey {
  call: string;
  input: unknown;
}

/** A run older than the client's own timeout is dead: its process was killed, and the next try takes over. */
const deadAfterSeconds = 120;

/**
 * @param run gives the reply to store; what it throws is not stored, so that the same key may try again
 * @throws ProtocolError keyReused (422) for other parameters, stillRunning (409) while the first run lasts
 */
export async function once(
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
    secondsAfter(now, -deadAfterSeconds),
  );
  if (!isOurs) return replay(db, key, { call: facts.call, inputHash });
  try {
    const reply = await run();
    await storeReply(db, key, reply);
    return reply;
  } catch (error) {
    await release(db, key);
    throw error;
  }
}

async function replay(db: Db, key: AttemptKey, asked: { call: string; inputHash: string }): Promise<Reply> {
  const known = await findAttempt(db, key);
  if (known && (known.call !== asked.call || known.inputHash !== asked.inputHash)) throw new ProtocolError('keyReused');
  if (!known || known.status === null) throw new ProtocolError('stillRunning', { retryAfterSeconds: 2 });
  return { status: known.status, body: known.body };
}
