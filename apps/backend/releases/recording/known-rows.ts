/** Reads payments, files and pending jobs from the database, with the names of their visitors. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from '../../db/database';
import { plainHash } from '../../personal-data/keyed-hash';
import { uploads } from '../../modules/upload/tables';
import { visits } from '../../modules/visit/tables';
import type { KnownFile, KnownPayment, KnownRelease } from '../known';
import type { Ends } from './record-unfinished';

type Cookies = KnownRelease['visitors'];

/** Names of the visitors by id. */
async function namesOf(pool: Pool, visitors: Cookies): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [name, cookies] of Object.entries(visitors)) {
    const token = new Map(cookies).get('token') ?? '';
    const { rows } = await pool.query<{ id: string }>(
      'SELECT visitor_id AS id FROM visitor_tokens WHERE token_hash = $1',
      [plainHash(token)],
    );
    names.set(rows[0]!.id, name);
  }
  return names;
}

export async function knownRows(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  visitors: Cookies,
  ends: Ends,
): Promise<Pick<KnownRelease, 'payments' | 'files' | 'jobs'>> {
  const names = await namesOf(pool, visitors);
  const named = <Row extends { visitor: string }>(rows: Row[]): Row[] =>
    rows.map((row) => ({ ...row, visitor: names.get(row.visitor)! }));
  const payments = await pool.query<KnownPayment>(`
    SELECT payments.visitor_id AS visitor, visit_id AS "visitId", line, odeme, payments.id AS "orderId", state,
      amount AS total FROM payments JOIN visits ON visits.id = visit_id ORDER BY payments.created_at, payments.id`);
  const files = await pool.query<KnownFile>(`
    SELECT visitor_id AS visitor, '/api/document/' || id AS url, 'policy' AS kind, sha256 FROM documents
      WHERE kind = 'policy'`);
  const jobs = await pool.query<KnownRelease['jobs'][number]>(`
    SELECT name, data FROM jobs.job WHERE state IN ('created', 'retry') AND name NOT LIKE '\\_\\_%'
      AND data IS NOT NULL AND data <> '{}' ORDER BY created_on`);
  return {
    payments: named(payments.rows).map((payment) => ({ ...payment, ...endOf(payment, ends) })),
    files: named([...files.rows, ...(await knownUploads(db))]),
    jobs: jobs.rows,
  };
}

async function knownUploads(db: Database['db']): Promise<KnownFile[]> {
  const { visitId, purpose, content } = uploads;
  const rows = await db
    .select({ visitor: visits.visitorId, visitId, purpose, content })
    .from(uploads)
    .innerJoin(visits, eq(visits.id, visitId));
  return rows.map((row) => ({
    visitor: row.visitor,
    url: `/api/quoterequestapi/upload/${row.visitId}/${row.purpose}`,
    kind: 'upload',
    sha256: createHash('sha256').update(row.content).digest('hex'),
  }));
}

const endOf = ({ visitId }: KnownPayment, ends: Ends): Pick<KnownPayment, 'ends'> => {
  const end = ends.get(visitId);
  return end ? { ends: end } : {};
};
