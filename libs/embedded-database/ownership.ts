/** One owner of the embedded database: a session advisory lock that ends with the owner's process, however it dies. */
import pg from 'pg';

/** Any number that nothing else of ours locks on. */
const ownerKey = 4200_4300;

export interface Ownership {
  release(): Promise<void>;
}

/** Null when somebody else holds it. @param url a database of the cluster, the same for every owner */
export async function takeOwnership(url: string): Promise<Ownership | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'emsal-owner', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [ownerKey]);
  if (rows[0]!.held) return { release: () => client.end() };
  await client.end();
  return null;
}
