/** Jobs whose last attempt failed: pg-boss copies them to a queue that no worker reads, whatever ended the attempt. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database } from '../db/database';
import { storedCode, type JobFailureCode } from './job-failure';
import type { FailedJob, FailedJobs } from './jobs';

export const failedQueue = 'failed';
/** As long as visits without a sale are kept: what nobody handled in a year is deleted with its data. */
const retentionSeconds = 365 * 24 * 3600;

export const openFailedQueue = (boss: PgBoss): Promise<void> => boss.createQueue(failedQueue, { retentionSeconds });

interface Row extends Omit<FailedJob, 'code' | 'cause' | 'attempts'> {
  retries: number;
  /** As pg-boss stores errors, and in `value` its own. */
  output: { code?: string; message?: string; value?: { message?: string } } | null;
}
/** pg-boss ends what expires, and what a killed process left, with errors of its own. */
const codeOf = (output: Row['output']): JobFailureCode =>
  output?.value || /exceeded/.test(output?.message ?? '') ? 'expired' : storedCode(output?.code);
const toFailedJob = ({ retries, output, ...row }: Row): FailedJob => ({
  ...row,
  attempts: retries + 1,
  code: codeOf(output),
  cause: output?.message ?? output?.value?.message ?? '',
});

const isWaiting = `name = '${failedQueue}' AND state = 'created'`;
const count = `SELECT count(*)::int AS total FROM jobs.job WHERE ${isWaiting}`;
const waiting = `SELECT id, source_name AS name, data, source_retry_count AS retries, created_on AS "failedAt",
    source_output AS output
  FROM jobs.job WHERE ${isWaiting} ORDER BY created_on DESC, id LIMIT $1 OFFSET $2`;
const failedRuns = `SELECT * FROM (
    SELECT DISTINCT ON (name) id, name, data, state, retry_count AS retries, completed_on AS "failedAt", output
    FROM jobs.job WHERE name IN (SELECT name FROM jobs.schedule) AND state IN ('completed', 'failed')
    ORDER BY name, completed_on DESC) AS last
  WHERE state = 'failed' ORDER BY name`;

export const failedJobs = (boss: PgBoss, { pool }: Pick<Database, 'pool'>): FailedJobs => ({
  list: async (page, size) => {
    const [all, { rows }] = await Promise.all([
      pool.query<{ total: number }>(count),
      pool.query<Row>(waiting, [size, (page - 1) * size]),
    ]);
    return { total: all.rows[0]!.total, rows: rows.map(toFailedJob) };
  },
  recurring: async () =>
    (await pool.query<Row & { state: string }>(failedRuns)).rows.map(({ state: _state, ...row }) => toFailedJob(row)),
  again: async (tx, id) => (await boss.redrive(failedQueue, { ids: [id], db: fromDrizzle(tx, sql) })) === 1,
  dismiss: async (tx, id) =>
    (await tx.execute(sql`DELETE FROM jobs.job WHERE ${sql.raw(isWaiting)} AND id = ${id}`)).rowCount === 1,
});
