import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster, type Cluster } from './cluster';
import { takeOwnership } from './ownership';

describe('the embedded database', () => {
  let folder: string;
  let cluster: Cluster;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'emsal-db-'))));
  afterEach(async () => {
    await cluster.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  const query = async (url: string, sql: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows[0];
  };

  it('keeps its data over a restart', async () => {
    cluster = await openCluster({ folder });
    await query(cluster.url('postgres'), 'CREATE TABLE kept AS SELECT 1 AS one');
    await cluster.stop();
    cluster = await openCluster({ folder });
    expect(await query(cluster.url('postgres'), 'SELECT one FROM kept')).toEqual({ one: 1 });
  });

  it('attaches to a cluster that a killed owner left running', async () => {
    cluster = await openCluster({ folder });
    const second = await openCluster({ folder });
    expect(second.url('postgres')).toBe(cluster.url('postgres'));
  });

  it('has one owner at a time, and is free again after the owner has released it', async () => {
    cluster = await openCluster({ folder });
    const url = cluster.url('postgres');
    const first = await takeOwnership(url);
    expect(first).not.toBeNull();
    expect(await takeOwnership(url)).toBeNull();
    await first!.release();
    const third = await takeOwnership(url);
    expect(third).not.toBeNull();
    await third!.release();
  });
});
