/** An order that was paid, and the policy of its only item, on a spec's own database. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db, Tx } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import { testDatabase } from '../../../testing/test-database';
import { testPool } from '../../../testing/test-pool';
import type { Outbox } from '../event/event-jobs';
import { issuePolicy } from '../event/record-event';
import { enterCapture } from '../ledger/ledger-store';
import { addOrder, onlyItem } from '../order/order-store';

export const premium = 1_000_000;
export const paidAt = new Date('2026-11-23T09:00:00Z');

/** Call `close` in `afterAll`. */
export async function openStore(): Promise<{ db: Db; close(): Promise<void> }> {
  const database = await testDatabase();
  const pool = testPool(database.url, 8);
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
}

export interface SentJob {
  name: string;
  data: object;
}
/** Keeps what events send. */
export const outboxOf = (tx: Tx, sent: SentJob[] = []): Outbox => ({
  tx,
  jobs: {
    send: async (name, data) => {
      sent.push({ name, data });
      return null;
    },
  },
});

export async function paidOrder(db: Db): Promise<string> {
  const orderId = randomId();
  const items = [{ line: 'TRAFFIC', firmId: 31, productId: 31001, amount: premium }] as const;
  await db.transaction(async (tx) => {
    await addOrder(tx, { id: orderId, createdAt: paidAt, items });
    await enterCapture(tx, { orderId, amount: premium, at: paidAt });
  });
  return orderId;
}

export async function soldPolicy(db: Db): Promise<{ id: string; orderId: string }> {
  const id = randomId();
  const orderId = await paidOrder(db);
  const policy = {
    id,
    orderId,
    itemNo: onlyItem,
    visitorId: randomId(),
    line: 'TRAFFIC',
    origin: 'sold',
    firmId: 31,
    policyNo: id.slice(0, 12),
    startDate: '2026-12-01',
    endDate: '2027-12-01',
    total: premium,
    issuedAt: paidAt,
  } as const;
  await db.transaction((tx) =>
    issuePolicy(outboxOf(tx), policy, { actor: { kind: 'insurer', id: '31' }, idempotencyKey: 'issued' }),
  );
  return { id, orderId };
}
