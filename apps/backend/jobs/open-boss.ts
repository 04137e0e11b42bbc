import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';

/** pg-boss on the product's own connections, in a schema of its own. */
export const openBoss = (pool: Pool): PgBoss =>
  new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'jobs' });
