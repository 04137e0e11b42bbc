/** Compares the bank's ledger with our payments now and prints the differences: `DATABASE_URL=… node tools/reliability/reconcile.ts`. Sends a job to the running backend. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { isDone, type JobRow } from './job-verdict.ts';

const jobName = 'payment.reconcile';
const timeoutSeconds = 60;
const connectionString = process.env['DATABASE_URL'];
if (!connectionString) throw new Error('DATABASE_URL must name the database');

const pool = new pg.Pool({ connectionString, max: 1 });
const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'jobs' });
try {
  const id = await boss.send(jobName, {});
  if (!id) throw new Error('the job was not accepted');
  await completed(id);
  const { rows } = await pool.query<{ order_id: string }>(
    'SELECT order_id, kind, at_bank, with_us, found_at FROM payment_discrepancies WHERE settled_at IS NULL ORDER BY found_at',
  );
  if (rows.length > 0) console.table(rows);
  const orders = new Set(rows.map(({ order_id }) => order_id)).size;
  console.log(orders > 0 ? `✗ Orders that differ: ${orders}` : '✓ No differences');
  process.exitCode = rows.length > 0 ? 1 : 0;
} finally {
  await pool.end();
}

async function completed(id: string): Promise<void> {
  for (let left = timeoutSeconds; left > 0; left -= 1) {
    const { rows } = await pool.query<JobRow>('SELECT state, output FROM jobs.job WHERE id = $1', [id]);
    if (rows[0] && isDone(rows[0])) return;
    await pause(1000);
  }
  throw new Error('no backend ran the job within a minute');
}
