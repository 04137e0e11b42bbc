import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { policies } from '../tables';
import { openStore, outboxOf, paidAt, premium, soldPolicy, type SentJob } from '../testing/opened-order';
import { eventsOf } from './event-store';
import { recordEvent, type NewEvent } from './record-event';
import { policyEvents } from './tables';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => void ({ db, close } = await openStore()), 60_000);
afterAll(() => close());

const cancellation = (idempotencyKey: string): NewEvent => ({
  kind: 'cancelled',
  effectiveOn: '2027-03-01',
  premiumChange: -400_000,
  recordedAt: paidAt,
  actor: { kind: 'customer' },
  idempotencyKey,
});
const record = (policyId: string, event: NewEvent, afterNumber = 1) =>
  db.transaction((tx) => recordEvent(outboxOf(tx), { policyId, afterNumber }, event));
const policyOf = async (id: string) => (await db.select().from(policies).where(eq(policies.id, id)))[0]!;
const failure = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: Error) => String(error.cause ?? error),
  );

it('a sold policy opens with its event of issue', async () => {
  const { id } = await soldPolicy(db);
  const cover = { state: 'active', startDate: '2026-12-01', endDate: '2027-12-01', premium };
  expect(await eventsOf(db, id)).toMatchObject([{ number: 1, kind: 'issued', premiumChange: premium, cover }]);
});

it('writes the event and today’s cover together', async () => {
  const { id } = await soldPolicy(db);
  expect((await record(id, cancellation('a'))).kind).toBe('recorded');
  const today = { state: 'cancelled', endDate: '2027-03-01', premium: 600_000, eventNumber: 2, total: premium };
  expect(await policyOf(id)).toMatchObject(today);
  expect((await eventsOf(db, id)).map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'issued'],
    [2, 'cancelled'],
  ]);
});

it('records a repeated event once, and refuses an impossible one', async () => {
  const { id } = await soldPolicy(db);
  await record(id, cancellation('a'));
  expect((await record(id, cancellation('a'))).kind).toBe('repeated');
  expect((await record(id, cancellation('b'), 2)).kind).toBe('notAllowed');
  expect(await eventsOf(db, id)).toHaveLength(2);
});

it('of concurrent events that know the same last one, one is recorded', async () => {
  const { id } = await soldPolicy(db);
  const kinds = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map(async (key) => (await record(id, cancellation(key))).kind),
  );
  expect(kinds.sort()).toEqual(['recorded', 'stale', 'stale', 'stale', 'stale']);
});

it('sends the jobs of an event with it, once', async () => {
  const { id, orderId } = await soldPolicy(db);
  const sent: SentJob[] = [];
  const cancel = () => db.transaction((tx) => recordEvent(outboxOf(tx, sent), { policyId: id }, cancellation('a')));
  await cancel();
  await cancel();
  const data = { policyId: id, number: 2, orderId };
  expect(sent).toEqual(['policy.notice', 'policy.notice-sms'].map((name) => ({ name, data })));
});

it('an event that depends on no other one is recorded after whatever came last', async () => {
  const { id } = await soldPolicy(db);
  await record(id, cancellation('a'));
  const refunded: NewEvent = { ...cancellation('b'), kind: 'refunded', premiumChange: 0 };
  const recorded = await db.transaction((tx) => recordEvent(outboxOf(tx), { policyId: id }, refunded));
  expect(recorded).toMatchObject({ kind: 'recorded', event: { number: 3 } });
});

describe('the database refuses', () => {
  it('changed and deleted events', async () => {
    const { id } = await soldPolicy(db);
    const ofPolicy = eq(policyEvents.policyId, id);
    expect(await failure(db.update(policyEvents).set({ premiumChange: 0 }).where(ofPolicy))).toContain('append-only');
    expect(await failure(db.delete(policyEvents).where(ofPolicy))).toContain('append-only');
  });

  it('a cover that changes without an event', async () => {
    const { id } = await soldPolicy(db);
    const one = eq(policies.id, id);
    expect(await failure(db.update(policies).set({ premium: 0 }).where(one))).toContain('changes by its next event');
    expect(await failure(db.update(policies).set({ eventNumber: 2 }).where(one))).toContain('is missing');
  });

  it('an event that is not the next one', async () => {
    const { id } = await soldPolicy(db);
    const [issued] = await eventsOf(db, id);
    const skipped = db.insert(policyEvents).values({ ...issued!, number: 7, idempotencyKey: 'late' });
    expect(await failure(skipped)).toContain('not the last of its policy');
  });
});
