import { openTcpRelay, type TcpRelay } from '../testing/tcp-relay';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { testApp, type TestApp } from '../testing/test-app';
import type { TestVisitor } from '../testing/test-visitor';
import { isDatabaseUnreachable } from './database-failure';

describe('a database outage', () => {
  let database: TestDatabase;
  let relay: TcpRelay;
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => {
    database = await testDatabase();
    relay = await openTcpRelay(database.url);
    backend = await testApp([], { env: { DATABASE_URL: relay.url }, startsJobs: true });
    visitor = await backend.visitor();
  });
  afterAll(async () => {
    await backend.close();
    await relay.cut();
    await database.drop();
  });
  const ready = async () => (await backend.app.inject('/api/health/ready')).statusCode;
  const live = async () => (await backend.app.inject('/api/health/live')).statusCode;

  it('answers 503 with Retry-After, and recovers without a restart', async () => {
    const visitId = await visitor.visit();
    expect([await ready(), await live()]).toEqual([200, 200]);
    await relay.cut();
    const refused = await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId });
    expect([
      refused.status,
      refused.body.messageCode,
      refused.headers['retry-after'],
      await ready(),
      await live(),
    ]).toEqual([503, 'unavailable', '2', 503, 200]);
    expect(backend.log.join('')).toContain('database: a connection broke');
    await relay.restore();
    expect((await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId })).status).toBe(200);
    expect(await ready()).toBe(200);
  });

  it('between two statements of a transaction ends the transaction, not the process', async () => {
    const { pool } = backend.services.database;
    const client = await pool.connect();
    await client.query('BEGIN');
    const ended = new Promise<void>((done) => client.once('end', () => done()));
    await relay.cut();
    await ended;
    client.release(true);
    await relay.restore();
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('leaves no transaction open: PostgreSQL ends idle ones after ten seconds', async () => {
    const { pool } = backend.services.database;
    const { rows } = await pool.query<{ limit: string }>(
      "SELECT current_setting('idle_in_transaction_session_timeout') AS limit",
    );
    expect(rows).toEqual([{ limit: '10s' }]);
  });

  it('is distinguished from an invalid statement', async () => {
    const failed = await backend.services.database.pool.query('SELECT nonsense').catch((error: unknown) => error);
    expect([
      isDatabaseUnreachable(failed),
      isDatabaseUnreachable(new Error('x', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })),
    ]).toEqual([false, true]);
  });
});
