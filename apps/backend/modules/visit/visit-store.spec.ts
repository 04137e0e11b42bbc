import { eq, inArray, sql } from 'drizzle-orm';
import { randomId } from '../../db/random-id';
import { eventually } from '../../testing/eventually';
import { testApp, type TestApp } from '../../testing/test-app';
import { visits } from './tables';
import { setOfferNos } from './visit-store';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Ids of two visits in ascending order, inserted in descending order. */
async function twoVisits(): Promise<[string, string]> {
  const visitor = await test.visitor();
  const ids = [await visitor.visit('TRAFFIC', 53), await visitor.visit('TRAFFIC', 53)];
  const early = `0${randomId().slice(1)}`;
  const late = `f${randomId().slice(1)}`;
  await test.services.db.update(visits).set({ id: late }).where(eq(visits.id, ids[0]!));
  await test.services.db.update(visits).set({ id: early }).where(eq(visits.id, ids[1]!));
  return [early, late];
}

/** Whether a statement waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await test.services.db.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

describe('the offer numbers of several visits', () => {
  it('are updated in the order of visit ids in any input order, which prevents deadlocks', async () => {
    const { db } = test.services;
    const [early, late] = await twoVisits();
    let written: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM visits WHERE id = ${early} FOR UPDATE`);
      written = setOfferNos(db, [
        { visitId: late, offerNo: '2' },
        { visitId: early, offerNo: '1' },
      ]);
      await eventually(isWaiting);
      const free = await db.execute(sql`SELECT 1 FROM visits WHERE id = ${late} FOR UPDATE SKIP LOCKED`);
      expect(free.rows).toHaveLength(1);
    });
    await written;
    const rows = await db
      .select({ id: visits.id, offerNo: visits.offerNo })
      .from(visits)
      .where(inArray(visits.id, [early, late]))
      .orderBy(visits.id);
    expect(rows).toEqual([
      { id: early, offerNo: '1' },
      { id: late, offerNo: '2' },
    ]);
  });
});
