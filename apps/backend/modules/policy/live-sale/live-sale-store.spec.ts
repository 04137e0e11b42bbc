import { addDays } from '@emsal/validation/dates/calendar-day';
import type { Db } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import { recordEvent, type NewEvent } from '../event/record-event';
import { openStore, outboxOf, paidAt, paidOrder, premium, soldPolicy } from '../testing/opened-order';
import { addLiveSale, overlappingSales, predecessorOf, removeLiveSale, type LiveSale } from './live-sale-store';

let store: Awaited<ReturnType<typeof openStore>>;
let db: Db;
beforeAll(async () => {
  store = await openStore();
  db = store.db;
}, 60_000);
afterAll(() => store.close());

const traffic = (riskKey = randomId()): LiveSale => ({
  productClass: 'compulsoryTraffic',
  riskKeys: [riskKey],
  policyholderKey: 'ayse',
  period: { from: '2026-12-01', until: '2027-12-01' },
});
const add = (orderId: string, sale: LiveSale, ordinal = 1, statement: string | null = null): Promise<boolean> =>
  db.transaction((tx) => addLiveSale(tx, orderId, { ...sale, ordinal, statement }));
const addToNewOrder = async (sale: LiveSale): Promise<boolean> => add(await paidOrder(db), sale);

it('of 200 sales that begin at once without any lock, the database keeps one', async () => {
  const sale = traffic();
  const orders = await Promise.all(Array.from({ length: 200 }, () => paidOrder(db)));
  const added = await Promise.all(orders.map((orderId) => add(orderId, sale)));
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await overlappingSales(db, sale)).toHaveLength(1);
});

it.each<[string, Partial<LiveSale>, boolean]>([
  ['the same in the last days', { period: { from: '2027-11-30', until: '2028-11-30' } }, false],
  ['the same from the day of the end', { period: { from: '2027-12-01', until: '2028-12-01' } }, true],
  ['another class', { productClass: 'AUTO' }, true],
  ['another policyholder', { policyholderKey: 'mehmet' }, true],
  ['another risk', { riskKeys: ['another'] }, true],
])('beside a sale: %s', async (_, change, isAdded) => {
  const sale = traffic();
  await addToNewOrder(sale);
  expect(await addToNewOrder({ ...sale, ...change })).toBe(isAdded);
});

it('of several insured persons none may be insured already', async () => {
  const health: LiveSale = { ...traffic(), productClass: 'HEALTH', riskKeys: ['mother', 'child'] };
  expect(await addToNewOrder(health)).toBe(true);
  expect(await overlappingSales(db, { ...health, riskKeys: ['child', 'father'] })).toHaveLength(1);
  expect(await addToNewOrder({ ...health, riskKeys: ['child', 'father'] })).toBe(false);
  expect(await addToNewOrder({ ...health, riskKeys: ['father'] })).toBe(true);
});

it('a second compulsory sale is impossible, a second voluntary one without its statement, too', async () => {
  const compulsory = traffic();
  const voluntary: LiveSale = { ...traffic(), productClass: 'AUTO' };
  await addToNewOrder(compulsory);
  await addToNewOrder(voluntary);
  const orderId = await paidOrder(db);
  const refused = expect.objectContaining({ cause: expect.objectContaining({ code: '23514' }) });
  await expect(add(orderId, compulsory, 2, 'confirmed')).rejects.toEqual(refused);
  await expect(add(orderId, voluntary, 2)).rejects.toEqual(refused);
  expect(await add(orderId, voluntary, 2, 'confirmed')).toBe(true);
});

describe('the sale of a policy', () => {
  const event = (change: Pick<NewEvent, 'kind' | 'effectiveOn' | 'premiumChange'>): NewEvent => ({
    ...change,
    recordedAt: paidAt,
    actor: { kind: 'system' },
    idempotencyKey: change.kind,
  });
  const insured = async () => {
    const policy = await soldPolicy(db);
    const sale = traffic();
    await add(policy.orderId, sale);
    return { policy, sale };
  };
  const record = (policyId: string, change: NewEvent) =>
    db.transaction((tx) => recordEvent(outboxOf(tx), { policyId, afterNumber: 1 }, change));

  it('ends on the day of its cancellation', async () => {
    const { policy, sale } = await insured();
    await record(policy.id, event({ kind: 'cancelled', effectiveOn: '2027-03-01', premiumChange: -premium }));
    const after = { ...sale, period: { from: '2027-03-01', until: '2028-03-01' } };
    expect(await addToNewOrder({ ...after, period: { ...after.period, from: '2027-02-28' } })).toBe(false);
    expect(await addToNewOrder(after)).toBe(true);
  });

  it('that another one of the same insured follows within 30 days is the one it renews', async () => {
    const { policy, sale } = await insured();
    const next = async (from: string, until: string, change: Partial<LiveSale> = {}) => {
      const orderId = await paidOrder(db);
      await add(orderId, { ...sale, ...change, period: { from, until } });
      return db.transaction((tx) => predecessorOf(tx, orderId));
    };
    const first = sale.period.until;
    const until = '2029-12-01';
    expect(await next(first, addDays(first, 20))).toBe(policy.id);
    expect(await next(addDays(first, 30), until)).toBe(policy.id);
    expect(await next(until, '2030-12-01')).toBeNull();
    expect(await next(first, until, { policyholderKey: 'another' })).toBeNull();
  });

  it('is gone when the policy is cancelled before its first day, or voided', async () => {
    const early = await insured();
    await record(early.policy.id, event({ kind: 'cancelled', effectiveOn: '2026-11-25', premiumChange: -premium }));
    const voided = await insured();
    await record(voided.policy.id, event({ kind: 'voided', effectiveOn: '2026-12-01', premiumChange: -premium }));
    for (const { sale } of [early, voided]) expect(await addToNewOrder(sale)).toBe(true);
  });

  it('keeps its period when the policy is endorsed', async () => {
    const { policy, sale } = await insured();
    const endorsed = event({ kind: 'endorsed', effectiveOn: '2027-01-01', premiumChange: 0 });
    await record(policy.id, { ...endorsed, part: 'payee' });
    expect(await addToNewOrder(sale)).toBe(false);
  });
});

it('a removed sale makes room', async () => {
  const sale = traffic();
  const orderId = await paidOrder(db);
  await add(orderId, sale);
  await db.transaction((tx) => removeLiveSale(tx, orderId));
  expect(await addToNewOrder(sale)).toBe(true);
});
