import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import pg from 'pg';
import { openCluster, type Cluster } from '@emsal/embedded-database/cluster';
import { postmasterOf, processesOf, signalAll } from '@emsal/embedded-database/server-processes';
import { supervise, type Supervision } from '@emsal/embedded-database/supervise';
import { offerModule } from '../modules/offer/offer';
import { eventually } from '../testing/eventually';
import { fillDatabase } from '../testing/test-server';
import { testApp, type TestApp } from '../testing/test-app';
import type { TestVisitor } from '../testing/test-visitor';
import { databaseFailureOf } from './database-failure';

describe('a failing database server', () => {
  let folder: string;
  let cluster: Cluster;
  let supervision: Supervision;
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'emsal-db-'));
    cluster = await openCluster({ folder });
    await fillDatabase(cluster.url('postgres'));
    supervision = supervise(cluster);
    backend = await testApp([offerModule()], {
      env: {
        DATABASE_URL: cluster.url('postgres'),
        DATABASE_CONNECT_TIMEOUT: '3000',
        DATABASE_STATEMENT_TIMEOUT: '3000',
      },
      startsJobs: true,
    });
    visitor = await backend.visitor();
    visitId = await visitor.visit();
  }, 120_000);
  afterAll(async () => {
    await backend.close();
    await supervision.stop();
    await cluster.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  const draft = (id = visitId) => visitor.call('GET quoterequestapi/draft/{visitId}', { visitId: id });
  const query = async (sql: string): Promise<Record<string, number>[]> => {
    const client = new pg.Client({ connectionString: cluster.url('postgres') });
    await client.connect();
    return (await client.query<Record<string, number>>(sql).finally(() => client.end())).rows;
  };
  const endConnections = () =>
    query(
      "SELECT pg_terminate_backend(pid)::int AS ended FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
  const recovered = () => eventually(async () => (await draft()).status === 200, 60);
  /** Sets the postmaster's soft limit, which new backends inherit; its own account may change it. */
  function limitFiles(bytes: string): void {
    const pid = postmasterOf(cluster.data)!;
    const { uid, gid } = statSync(`/proc/${pid}`);
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { uid, gid, cwd: '/' });
  }

  /** Suspends supervision, so that the server is not restarted meanwhile. */
  async function whileLost(fail: () => void, see: () => Promise<void>): Promise<void> {
    await supervision.stop();
    fail();
    await see().finally(() => (supervision = supervise(cluster)));
    await recovered();
  }
  async function expectUnavailable(): Promise<void> {
    const replies = await Promise.all([
      draft(),
      visitor.call('POST quoterequestapi/sharedstep/createfunnel', { branchId: 53, line: 'TRAFFIC' }),
      visitor.call('POST quoterequestapi/offer/GetOfferList', { visitId }),
      visitor.call('POST quoterequestapi/offer/createoffer', { visitId }, { 'idempotency-key': 'while-it-is-away' }),
      visitor.send({ method: 'GET', url: `/api/quoterequestapi/offer/stream/${visitId}` }),
      visitor.send({ method: 'GET', url: `/api/quoterequestapi/offer/ranking/${visitId}` }),
    ]);
    const seen = replies.map(({ status, body, headers }) => [status, body.messageCode, headers['retry-after']]);
    expect(seen).toEqual(replies.map(() => [503, 'unavailable', '2']));
  }

  it('after a kill: every call answers 503 until the restart, and acknowledged data is kept', async () => {
    await whileLost(() => signalAll(processesOf(cluster.data), 'SIGKILL'), expectUnavailable);
    expect((await draft()).status).toBe(200);
  }, 120_000);

  it('while it hangs: every call answers 503 until the restart', async () => {
    await whileLost(() => signalAll(processesOf(cluster.data), 'SIGSTOP'), expectUnavailable);
  }, 120_000);

  it('with a hanging connection: it is replaced, inside a transaction too', async () => {
    const { db, pool } = backend.services.database;
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const { pid } = rows[0]!;
    process.kill(pid, 'SIGSTOP');
    client.release();
    // As many as the pool may hold, so that one of them gets the hanging connection.
    const select = () => db.transaction((tx) => tx.execute('SELECT 1')).catch((error: unknown) => error);
    const failed = await Promise.all(Array.from({ length: pool.options.max }, select));
    expect(failed.map(databaseFailureOf)).toContain('unavailable');
    await recovered();
    // It was released: the pool can give out its maximum of connections.
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    clients.forEach((client) => client.release());
    process.kill(pid, 'SIGCONT');
  }, 120_000);

  it('after terminating every connection: the next call opens a new one', async () => {
    expect((await endConnections()).length).toBeGreaterThan(0);
    const { status, body } = await draft();
    if (status !== 200) expect([status, body.messageCode]).toEqual([503, 'unavailable']);
    await recovered();
  }, 120_000);

  it('at its connection limit: 503, and recovery once a connection is free', async () => {
    const { pool } = backend.services.database;
    const holders: pg.Client[] = [];
    const hold = async (count: number): Promise<void> => {
      const settings = { connectionString: cluster.url('postgres'), application_name: 'holder' };
      const more = Array.from({ length: count }, () => new pg.Client(settings));
      more.forEach((client) => client.on('error', () => undefined));
      holders.push(...more);
      await Promise.allSettled(more.map((client) => client.connect()));
    };
    await hold(220);
    // Connections that jobs opened before would still serve the call: they end, and holders take their place. One that is being opened is
    // left alone: it may be the supervision's, which would take the server for lost.
    await eventually(async () => {
      await holders[0]!.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> 'holder' AND state <> 'starting'",
      );
      await hold(20);
      return pool.totalCount === 0;
    }, 60);
    const { status, body } = await draft();
    await Promise.all(holders.map((client) => client.end().catch(() => undefined)));
    expect([status, body.messageCode]).toEqual([503, 'unavailable']);
    await recovered();
  }, 120_000);

  it('when storage is full: writes answer 507 with a message, reads succeed, acknowledged data is kept', async () => {
    // Segments of the write-ahead log have 16 MB; table files may be only slightly larger.
    limitFiles(String(17 * 1024 * 1024));
    await endConnections();
    await recovered();
    const copies = `INSERT INTO visits SELECT (jsonb_populate_record(v, jsonb_build_object('id', md5(random()::text)))).* FROM visits v, generate_series(1, 200000) WHERE v.id = '${visitId}'`;
    expect(databaseFailureOf(await query(copies).catch((error: unknown) => error))).toBe('storageFull');
    const acknowledged: string[] = [];
    const refused = await eventually(async () => {
      const reply = await visitor.call('POST quoterequestapi/sharedstep/createfunnel', {
        branchId: 53,
        line: 'TRAFFIC',
      });
      if (reply.status === 200) acknowledged.push(reply.body.result as string);
      return reply.status !== 200 && reply;
    }, 60);
    expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([
      507,
      { message: protocolFailures.storageFull.message, messageCode: 'storageFull' },
      '30',
    ]);
    expect((await draft()).status).toBe(200);
    limitFiles('unlimited');
    await endConnections();
    await recovered();
    for (const id of acknowledged) expect((await draft(id)).status).toBe(200);
    expect(await visitor.visit()).toMatch(/^[0-9a-f]{32}$/);
  }, 120_000);
});
