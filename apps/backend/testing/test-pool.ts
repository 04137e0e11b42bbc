import pg from 'pg';

/** A pool on a spec's own database. Dropping that database may end a connection that is closing, which is no failure of the next spec. */
export function testPool(url: string, max = 1): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool.on('error', () => undefined);
}
