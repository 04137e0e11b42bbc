import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openCluster, type Cluster } from './cluster';
import { takeOwnership } from './ownership';
import { speaks } from './probe';
import { postmasterOf, processesOf, signalAll } from './server-processes';
import { supervise, type Supervision } from './supervise';

/** Not `throwaway`: acknowledged data must survive a kill. */
describe('a supervised database', () => {
  let folder: string;
  let cluster: Cluster;
  let supervision: Supervision;
  let restarts: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'emsal-db-'));
    cluster = await openCluster({ folder });
    await query('CREATE TABLE kept (note text)');
    await query("INSERT INTO kept VALUES ('acknowledged')");
  }, 60_000);
  beforeEach(() => {
    restarts = 0;
    supervision = supervise(cluster, {
      around: async (restart) => {
        await restart();
        restarts += 1;
      },
    });
  });
  afterEach(() => supervision.stop());
  afterAll(async () => {
    await cluster.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  async function query(sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: cluster.url('postgres'), connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(sql)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  /** Reads the row after the restart, at the former address. */
  async function rowsAfterRestart(): Promise<unknown[]> {
    while (restarts === 0) await pause(50);
    return query('SELECT note FROM kept');
  }

  it('is restarted at its address after the postmaster was killed', async () => {
    process.kill(postmasterOf(cluster.data)!, 'SIGKILL');
    expect(await rowsAfterRestart()).toEqual([{ note: 'acknowledged' }]);
  }, 60_000);

  it('is restarted when postmaster and backends hang', async () => {
    const hanging = processesOf(cluster.data);
    signalAll(hanging, 'SIGSTOP');
    expect(await rowsAfterRestart()).toEqual([{ note: 'acknowledged' }]);
    expect(processesOf(cluster.data).filter((pid) => hanging.includes(pid))).toEqual([]);
  }, 60_000);

  it('is restarted even if a stopped backend outlives the postmaster', async () => {
    const postmaster = postmasterOf(cluster.data)!;
    const backends = processesOf(cluster.data).filter((pid) => pid !== postmaster);
    signalAll(backends, 'SIGSTOP');
    process.kill(postmaster, 'SIGKILL');
    expect(await rowsAfterRestart()).toEqual([{ note: 'acknowledged' }]);
  }, 60_000);

  it('keeps its owner when the owner’s connection was terminated', async () => {
    const owner = (await takeOwnership(cluster.url('postgres')))!;
    const owners = "SELECT pid FROM pg_stat_activity WHERE application_name = 'emsal-owner'";
    const [first] = (await query(owners)) as { pid: number }[];
    await query(`SELECT pg_terminate_backend(${first!.pid})`);
    const locked = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND pid <> ${first!.pid}`;
    while ((await query(locked)).length === 0) await pause(50);
    expect(await takeOwnership(cluster.url('postgres'))).toBeNull();
    await owner.release();
    expect([(await query(owners)).length, restarts]).toEqual([0, 0]);
  });

  it('is not restarted at its connection limit', async () => {
    const clients: pg.Client[] = [];
    let refusal: unknown;
    while (refusal === undefined && clients.length < 250) {
      const client = new pg.Client({ connectionString: cluster.url('postgres') });
      client.on('error', () => undefined);
      refusal = await client.connect().then(
        () => void clients.push(client),
        (error: unknown) => error,
      );
    }
    expect(refusal).toMatchObject({ code: '53300' });
    expect(await speaks(cluster.url('postgres'), 10_000)).toBe(true);
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }, 60_000);

  it('can be destroyed after a crash', async () => {
    await supervision.stop();
    process.kill(postmasterOf(cluster.data)!, 'SIGKILL');
    await cluster.destroy();
    expect(processesOf(cluster.data)).toEqual([]);
    cluster = await openCluster({ folder });
  }, 60_000);
});
