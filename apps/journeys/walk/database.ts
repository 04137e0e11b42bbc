/** Direct access to an environment's database. */
import pg from 'pg';

/** @param values of `$1`, `$2` … @returns the rows of the statement */
export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Names of the tables with a row that contains one of the words, as text. */
export async function tablesContaining(databaseUrl: string, words: readonly string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    databaseUrl,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_schema IN ('public', 'jobs') AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const pattern = words.map((word) => `%${word}%`);
    const rows = await query(databaseUrl, `SELECT 1 FROM ${name} AS t WHERE t::text LIKE ANY ($1) LIMIT 1`, [pattern]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
