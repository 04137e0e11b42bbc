import { inArray, sql } from 'drizzle-orm';
import { personalDomains } from '../../personal-data/personal-columns';
import { encryptedDomain } from '../../personal-data/encrypted-columns';
import type { PaymentState } from '../checkout/payment/payment-graph';
import { payments } from '../checkout/payment/tables';
import { visitPersons } from '../visit-person/tables';
import { policies } from '../policy/tables';
import { quotes } from '../offer/tables';
import { visits } from '../visit/tables';
import { readRelease, releaseNames } from '../../releases/known';
import { openedRelease } from '../../releases/opened-release';
import { carryOutRetention } from './carry-out-retention';
import { retention } from './retention';
import { destructionLog } from './tables';

const release = readRelease(releaseNames[0]!);
const opened = openedRelease(release, { startsJobs: false });
const days = (count: number) => opened.test.clock.advance(count * 86_400);
const run = () => carryOutRetention(opened.test.services);

interface DatabaseColumn extends Record<string, unknown> {
  table: string;
  column: string;
  domain: string | null;
}
const databaseColumns = async () =>
  (
    await opened.test.services.db.execute<DatabaseColumn>(
      sql`SELECT table_name AS table, column_name AS column, domain_name AS domain FROM information_schema.columns
          WHERE table_schema = 'public' ORDER BY 1, 2`,
    )
  ).rows;

/** `table.column` of the given kinds. */
const declared = (kinds: readonly ('personal' | 'health' | 'secret' | 'none')[]): string[] =>
  Object.entries(retention).flatMap(([table, { columns }]) =>
    kinds.flatMap((kind) => (columns[kind] ?? '').split(' ').filter(Boolean)).map((column) => `${table}.${column}`),
  );

it('every column of the database is annotated, once', async () => {
  const found = (await databaseColumns()).map(({ table, column }) => `${table}.${column}`);
  expect(declared(['personal', 'health', 'secret', 'none']).toSorted()).toEqual(found.toSorted());
});

it('every encrypted column is personal or about health', async () => {
  const domains: readonly (string | null)[] = [encryptedDomain, ...Object.values(personalDomains)];
  const encrypted = (await databaseColumns()).filter(({ domain }) => domains.includes(domain));
  const personal = declared(['personal', 'health']);
  expect(encrypted.map(({ table, column }) => `${table}.${column}`).filter((name) => !personal.includes(name))).toEqual(
    [],
  );
});

/** Attempts to pay that ended without a sale. */
const unsold: readonly PaymentState[] = ['declined', 'callback_failed', 'expired', 'reversed'];
const attempts = release.known.payments;
const sold = [...new Set(attempts.filter(({ state }) => !unsold.includes(state)).map(({ visitId }) => visitId))];

describe('as time passes', () => {
  const count = (table: typeof visitPersons | typeof payments) => opened.test.services.db.$count(table);
  const answered = () => opened.test.services.db.$count(visits, sql`${visits.answers}::text <> '{}'`);

  it('nothing of the last weeks is destroyed', async () => {
    const before = [await count(visitPersons), await count(payments), await answered()];
    expect(await run()).toBe(0);
    expect([await count(visitPersons), await count(payments), await answered()]).toEqual(before);
  });

  it('visits without a sale are cleared after a year, sales stay, and each destruction is logged once', async () => {
    const { db } = opened.test.services;
    const persons = await count(visitPersons);
    const paid = await count(payments);
    days(400);
    const destroyed = await run();
    expect(destroyed).toBeGreaterThan(100);
    expect([await count(visitPersons), await count(payments)]).toEqual([sold.length, paid]);
    expect(await answered()).toBe(sold.length);
    const log = await db.select().from(destructionLog);
    expect(log.find(({ tableName }) => tableName === 'visit_persons')).toMatchObject({
      action: 'delete',
      rowCount: persons - sold.length,
      reason: expect.stringContaining('KVKK'),
      day: '2027-12-28',
    });
    expect(log.reduce((sum, { rowCount }) => sum + rowCount, 0)).toBe(destroyed);
    expect(await run()).toBe(0);
  });

  it.each(unsold)(
    'an attempt to pay that ended as %s keeps neither the answers nor the quotes of its visit',
    async (state) => {
      const visitIds = attempts
        .filter((attempt) => attempt.state === state && !sold.includes(attempt.visitId))
        .map(({ visitId }) => visitId);
      expect(visitIds).not.toEqual([]);
      const { db } = opened.test.services;
      const answers = await db.select({ answers: visits.answers }).from(visits).where(inArray(visits.id, visitIds));
      expect(answers).toEqual(visitIds.map(() => ({ answers: {} })));
      expect(await db.$count(quotes, inArray(quotes.visitId, visitIds))).toBe(0);
    },
  );

  it('sales end after ten years, and the books stay without their persons', async () => {
    const { db } = opened.test.services;
    days(10 * 365);
    await run();
    expect([await count(visitPersons), await count(payments), await answered()]).toEqual([0, 0, 0]);
    expect(await db.$count(policies)).toBeGreaterThan(0);
    expect(await db.$count(policies, sql`identity_key IS NOT NULL OR visitor_id IS NOT NULL`)).toBe(0);
  });

  it('the log refuses changes', async () => {
    const { pool } = opened.test.services.database;
    for (const statement of ['UPDATE destruction_log SET row_count = 0', 'DELETE FROM destruction_log'])
      await expect(pool.query(statement)).rejects.toThrow('destruction_log is append-only');
  });
});
