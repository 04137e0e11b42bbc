import { cuttableLink, type CuttableLink } from '../testing/cuttable-link';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { testApp, type TestApp } from '../testing/test-app';
import type { TestVisitor } from '../testing/test-visitor';
import { isDatabaseUnreachable } from './unreachable';

describe('a database that goes away', () => {
  let database: TestDatabase;
  let link: CuttableLink;
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => {
    database = await testDatabase();
    link = await cuttableLink(database.url);
    backend = await testApp([], { env: { DATABASE_URL: link.url }, work: true });
    visitor = await backend.visitor();
  });
  afterAll(async () => {
    await backend.close();
    await link.cut();
    await database.drop();
  });
  const ready = async () => (await backend.app.inject('/api/health/ready')).statusCode;
  const live = async () => (await backend.app.inject('/api/health/live')).statusCode;

  it('is answered with 503 and Retry-After, and serves again without a restart once it is back', async () => {
    const visitId = await visitor.visit();
    expect([await ready(), await live()]).toEqual([200, 200]);
    await link.cut();
    const refused = await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId });
    expect([
      refused.status,
      refused.body.messageCode,
      refused.headers['retry-after'],
      await ready(),
      await live(),
    ]).toEqual([503, 'unavailable', '5', 503, 200]);
    expect(backend.log.join('')).toContain('database: a connection broke');
    await link.mend();
    expect((await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId })).status).toBe(200);
    expect(await ready()).toBe(200);
  });

  it('breaks a transaction between two of its statements, and not the process', async () => {
    const { pool } = backend.services.database;
    const client = await pool.connect();
    await client.query('BEGIN');
    const gone = new Promise<void>((done) => client.once('end', () => done()));
    await link.cut();
    await gone;
    client.release(true);
    await link.mend();
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('gives up a transaction whose process cannot be heard any more', async () => {
    const { pool } = backend.services.database;
    const { rows } = await pool.query<{ limit: string }>(
      "SELECT current_setting('idle_in_transaction_session_timeout') AS limit",
    );
    expect(rows).toEqual([{ limit: '10s' }]);
  });

  it('is told from a statement that is wrong', async () => {
    const failed = await backend.services.database.pool.query('SELECT nonsense').catch((error: unknown) => error);
    expect([
      isDatabaseUnreachable(failed),
      isDatabaseUnreachable(new Error('x', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })),
    ]).toEqual([false, true]);
  });
});
