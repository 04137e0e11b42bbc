/** Exclusive ownership of the embedded database: a session advisory lock that is released when the owner's process ends. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Key of the advisory lock; no other lock of the product uses it. */
const ownerKey = 4200_4300;
/** Milliseconds between attempts. */
const retakeEvery = 250;

export interface Ownership {
  release(): Promise<void>;
}

/** Null when another process has it. A lock that was lost with its connection is acquired again until it is released. @param url a database of the cluster, the same for every owner */
export async function takeOwnership(url: string): Promise<Ownership | null> {
  let current = await lock(url);
  if (!current) return null;
  let isReleased = false;
  const retake = async (): Promise<void> => {
    while (!isReleased) {
      const again = await lock(url).catch(() => null);
      if (again) return isReleased ? again.end() : watch(again);
      await pause(retakeEvery);
    }
  };
  const watch = (client: pg.Client): void => {
    current = client;
    client.once('end', () => void retake());
  };
  watch(current);
  return {
    release: async () => {
      isReleased = true;
      await current!.end();
    },
  };
}

async function lock(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'emsal-owner',
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
  });
  client.on('error', () => undefined);
  let isAcquired = false;
  try {
    await client.connect();
    const { rows } = await client.query<{ acquired: boolean }>('SELECT pg_try_advisory_lock($1) AS acquired', [
      ownerKey,
    ]);
    isAcquired = rows[0]!.acquired;
  } finally {
    if (!isAcquired) await client.end().catch(() => undefined);
  }
  return isAcquired ? client : null;
}
