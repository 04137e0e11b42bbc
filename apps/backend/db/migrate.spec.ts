import pg from 'pg';
import { openTestServer } from '../testing/test-server';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { migrateDatabase } from './migrate';

async function rows(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}
const tablesOf = (url: string) =>
  rows(url, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1");

describe('the migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await testDatabase({ empty: true })));
  afterEach(() => database.drop());

  it('run once when four processes start concurrently', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database.url)));
    const [{ count, distinct }] = (await rows(
      database.url,
      'SELECT count(*)::int AS count, count(DISTINCT hash)::int AS distinct FROM drizzle.__drizzle_migrations',
    )) as [{ count: number; distinct: number }];
    expect([count > 0, count]).toEqual([true, distinct]);
    expect(await tablesOf(database.url)).toEqual(
      expect.arrayContaining([{ table_name: 'visits' }, { table_name: 'one_time_codes' }, { table_name: 'consents' }]),
    );
  });

  it('change nothing when they have already run', async () => {
    await migrateDatabase(database.url);
    const before = await tablesOf(database.url);
    await migrateDatabase(database.url);
    expect(await tablesOf(database.url)).toEqual(before);
  });
});

describe('the test server', () => {
  it('uses the cluster that DATABASE_URL names, with the same migrations and job tables', async () => {
    const second = await openTestServer({ own: true });
    try {
      vi.stubEnv('DATABASE_URL', second.url('postgres'));
      vi.stubEnv('TEST_DATABASE_URL', undefined);
      const server = await openTestServer();
      expect(new URL(server.url('x')).port).toBe(new URL(second.url('x')).port);
      expect(
        await rows(
          server.url(server.template),
          "SELECT 1 AS ok FROM information_schema.schemata WHERE schema_name = 'jobs'",
        ),
      ).toEqual([{ ok: 1 }]);
      expect(await tablesOf(server.url(server.template))).toContainEqual({ table_name: 'visits' });
      await server.close();
    } finally {
      vi.unstubAllEnvs();
      await second.close();
    }
  }, 60_000);
});
