/** Health check of the server over a new connection, because an open one does not show whether another can be opened. */
import pg from 'pg';

/** True for any reply of PostgreSQL, including errors such as "too many connections" or "starting up". @param deadline milliseconds for connecting, and for the reply */
export async function speaks(url: string, deadline: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: deadline, query_timeout: deadline });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => undefined);
  }
}
