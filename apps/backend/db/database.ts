/** The connection to PostgreSQL: one pool per process, Drizzle over it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { databaseFailureOf } from './database-failure';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Store functions take this, so that they run alone or within a transaction. */
export type Executor = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}
export interface DatabaseOptions {
  url: string;
  /** At most; `databasePool` of the configuration. */
  connections: number;
  /** Milliseconds that a query waits for a connection, whether a new one opens or one is returned to the pool. */
  connectTimeoutMs: number;
  /** Milliseconds that a statement may take. */
  statementTimeoutMs: number;
  /** Called when a connection breaks between two queries, idle or inside a transaction. Without a listener the error would end the process. */
  onError: (error: Error) => void;
}

const casing = 'snake_case';
/** Milliseconds by which the server's statement timeout precedes the client's. */
const serverLead = 1_000;

export function openDatabase({
  url,
  connections,
  connectTimeoutMs,
  statementTimeoutMs,
  onError,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // A hanging server cannot cancel its statements, so the client gives the connection up.
    query_timeout: statementTimeoutMs + serverLead,
    // A lost machine sends no FIN: without this limit its open transactions keep their row locks until TCP gives up.
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'emsal-backend',
  });
  // The pool listens to idle connections only; a checked-out client needs a listener of its own.
  pool.on('connect', (client) => endWhenUnanswered(client.on('error', onError)));
  pool.on('error', () => undefined);
  const db = drizzle(pool, { casing });
  db.transaction = transactionsOver(pool);
  return { db, pool, close: () => pool.end() };
}

/** Drizzle's own `transaction` never releases the connection when BEGIN fails, so that an outage would exhaust the pool. */
const transactionsOver =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client, { casing }).transaction(work, config);
    } catch (error) {
      isBroken = databaseFailureOf(error) === 'unavailable';
      throw error;
    } finally {
      client.release(isBroken);
    }
  };

/** Ends a connection after a client-side timeout: the next query on it would wait behind the unanswered one. */
function endWhenUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  client.query = ((...parameters: unknown[]) => {
    const result = query(...parameters);
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (error.message === 'Query read timeout') (client as unknown as pg.Client).end().catch(() => undefined);
      });
    return result;
  }) as typeof client.query;
}
