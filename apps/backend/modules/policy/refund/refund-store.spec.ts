import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { eventsOf } from '../event/event-store';
import { addLedgerEntry, enterCapture, enterReversal, ledgerOf } from '../ledger/ledger-store';
import { ledgerEntries } from '../ledger/tables';
import { findOrder, onlyItem } from '../order/order-store';
import { openStore, outboxOf, paidAt, paidOrder, premium, soldPolicy } from '../testing/opened-order';
import { addRefund, moveRefund } from './refund-store';
import { refunds } from './tables';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => void ({ db, close } = await openStore()), 60_000);
afterAll(() => close());

const request = (orderId: string, id: string, amount: number) =>
  db.transaction((tx) =>
    addRefund(tx, { id: `${orderId}-${id}`, orderId, itemNo: onlyItem, kind: 'refund', amount, requestedAt: paidAt }),
  );
const move = (orderId: string, id: string, to: 'refunded' | 'refused' | 'transferred') =>
  db.transaction((tx) => moveRefund(outboxOf(tx), { id: `${orderId}-${id}`, to, at: paidAt }));
const moneyOf = async (orderId: string) => {
  const { balance, reserved } = (await findOrder(db, orderId))!;
  return { balance, reserved };
};
const failure = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: Error) => String(error.cause ?? error),
  );

it('a refund reserves its amount, and lowers the balance when the bank has paid it', async () => {
  const orderId = await paidOrder(db);
  await request(orderId, 'a', 300_000);
  expect(await moneyOf(orderId)).toEqual({ balance: premium, reserved: 300_000 });
  await move(orderId, 'a', 'refunded');
  expect(await moneyOf(orderId)).toEqual({ balance: premium - 300_000, reserved: 0 });
  expect((await ledgerOf(db, orderId)).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['capture', premium],
    ['refund', 300_000],
  ]);
});

it('a refused refund stays reserved until it is transferred to an account', async () => {
  const orderId = await paidOrder(db);
  await request(orderId, 'a', premium);
  await move(orderId, 'a', 'refused');
  expect(await request(orderId, 'b', 1)).toBeNull();
  await move(orderId, 'a', 'transferred');
  expect(await moneyOf(orderId)).toEqual({ balance: 0, reserved: 0 });
});

it('a repeated request and a repeated answer change nothing', async () => {
  const orderId = await paidOrder(db);
  await request(orderId, 'a', 400_000);
  await request(orderId, 'a', 400_000);
  await move(orderId, 'a', 'refunded');
  expect(await move(orderId, 'a', 'refunded')).toBeNull();
  expect((await request(orderId, 'a', 400_000))?.state).toBe('refunded');
  expect(await moneyOf(orderId)).toEqual({ balance: premium - 400_000, reserved: 0 });
});

it('of concurrent requests no more is accepted than was paid', async () => {
  const orderId = await paidOrder(db);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => request(orderId, String(at), 300_000)));
  expect(answers.filter(Boolean)).toHaveLength(3);
  expect(await moneyOf(orderId)).toEqual({ balance: premium, reserved: 900_000 });
});

it('a payment without a policy gives back all that is left, once', async () => {
  const orderId = await paidOrder(db);
  const reverse = () => db.transaction((tx) => enterReversal(tx, { orderId, at: paidAt }));
  await reverse();
  await reverse();
  expect((await ledgerOf(db, orderId)).map(({ kind }) => kind)).toEqual(['capture', 'refund']);
});

it('a paid refund is an event of the policy, a discount is not', async () => {
  const { id: policyId, orderId } = await soldPolicy(db);
  await request(orderId, 'a', 300_000);
  await move(orderId, 'a', 'refunded');
  const discount = { id: `${orderId}-d`, orderId, itemNo: onlyItem, kind: 'discount', amount: 1 } as const;
  await db.transaction((tx) => addRefund(tx, { ...discount, requestedAt: paidAt }));
  await move(orderId, 'd', 'refunded');
  expect((await eventsOf(db, policyId)).map(({ kind, reference }) => [kind, reference])).toEqual([
    ['issued', null],
    ['refunded', `${orderId}-a`],
  ]);
});

it('an extra premium can be given back too', async () => {
  const orderId = await paidOrder(db);
  const extra = { orderId, kind: 'extraPremium', amount: 50_000, idempotencyKey: 'endorsement', at: paidAt } as const;
  expect(await request(orderId, 'a', premium + 50_000)).toBeNull();
  await addLedgerEntry(db, extra);
  await addLedgerEntry(db, extra);
  expect(await request(orderId, 'a', premium + 50_000)).not.toBeNull();
  expect(await moneyOf(orderId)).toEqual({ balance: premium + 50_000, reserved: premium + 50_000 });
});

describe('the database refuses', () => {
  const over = 'orders_refund_at_most_the_balance';

  it('a reservation and an entry above what remains', async () => {
    const orderId = await paidOrder(db);
    const state = { state: 'requested', requestedAt: paidAt, changedAt: paidAt } as const;
    const refund = { id: orderId, orderId, itemNo: onlyItem, kind: 'refund', amount: premium + 1, ...state } as const;
    expect(await failure(db.insert(refunds).values(refund))).toContain(over);
    const entry = { orderId, kind: 'refund', amount: premium + 1, idempotencyKey: 'x', at: paidAt } as const;
    expect(await failure(addLedgerEntry(db, entry))).toContain(over);
  });

  it('changed entries and amounts', async () => {
    const orderId = await paidOrder(db);
    await request(orderId, 'a', 1);
    expect(await failure(db.update(ledgerEntries).set({ amount: 1 }))).toContain('append-only');
    expect(await failure(db.execute(sql`UPDATE refunds SET amount = 2 WHERE order_id = ${orderId}`))).toContain(
      'keeps its order and amount',
    );
  });
});

it('an order is charged once', async () => {
  const orderId = await paidOrder(db);
  await db.transaction((tx) => enterCapture(tx, { orderId, amount: premium, at: paidAt }));
  expect(await moneyOf(orderId)).toEqual({ balance: premium, reserved: 0 });
});
