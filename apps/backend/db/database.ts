/** The connection to PostgreSQL: one pool per process, Drizzle over it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

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
  connections: number;
  /** Milliseconds that a query waits for a connection, a new one or one that others use. */
  patience: number;
  /** A connection that breaks between two queries ends up here, idle or in the middle of a transaction; nobody listening would kill the process. */
  onError: (error: Error) => void;
}

export function openDatabase({ url, connections, patience, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
    // A machine that is lost cannot hang up: its transactions would hold their rows for as long as the server waits for it.
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'emsal-backend',
  });
  // The pool itself listens to idle connections only; one that is lent out would have nobody.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}
