import pg from 'pg';
import type { Cluster } from '../../libs/embedded-database/cluster.ts';
import { databaseName } from '../start/environment.ts';

export async function connected<T>(cluster: Cluster, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster.url(databaseName) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
