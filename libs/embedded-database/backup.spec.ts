import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { backUp, restore } from './backup';
import { openCluster, type Cluster } from './cluster';

let folder: string;
let cluster: Cluster;
let pool: pg.Pool;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emsal-backup-'));
  cluster = await openCluster({ folder: join(folder, 'live') });
  pool = new pg.Pool({ connectionString: cluster.url('postgres'), max: 2 });
  await pool.query('CREATE TABLE sales AS SELECT generate_series(1, 1000) AS id');
});
afterAll(async () => {
  await pool.end();
  await cluster.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** The ids in a database restored from the backup. */
async function restoredIds(backup: string): Promise<number[]> {
  const target = join(folder, 'restored');
  mkdirSync(target);
  copyFileSync(join(folder, 'live/postgres.password'), join(target, 'postgres.password'));
  restore(backup, target);
  expect(() => restore(backup, target)).toThrow('already');
  const restored = await openCluster({ folder: target });
  const client = new pg.Client({ connectionString: restored.url('postgres') });
  await client.connect();
  const { rows } = await client.query<{ id: number }>('SELECT id FROM sales WHERE id > 1000 ORDER BY id');
  await client.end();
  await restored.destroy();
  return rows.map(({ id }) => id);
}

it('a backup of a database that is written to holds what was committed before its end', async () => {
  const backup = join(folder, 'backup');
  await backUp(cluster, backup, async () => void (await pool.query('INSERT INTO sales VALUES (1001)')));
  await pool.query('INSERT INTO sales VALUES (1002)');
  expect(
    ['postmaster.pid', 'server.log', 'postgres.password'].filter((name) => existsSync(join(backup, name))),
  ).toEqual([]);
  expect(readdirSync(join(backup, 'pg_replslot'))).toEqual([]);
  expect((statSync(join(backup, 'PG_VERSION')).mode & 0o777).toString(8)).toBe('600');
  expect(await restoredIds(backup)).toEqual([1001]);
}, 60_000);
