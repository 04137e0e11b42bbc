import type { Client } from 'pg';

/** Tables of the schema `public` in the order of their foreign keys. */
export async function tablesInOrder(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    SELECT t.relname AS name,
      coalesce(array_agg(r.relname::text) FILTER (WHERE r.relname <> t.relname), '{}') AS needs
    FROM pg_class t
    LEFT JOIN pg_constraint c ON c.conrelid = t.oid AND c.contype = 'f'
    LEFT JOIN pg_class r ON r.oid = c.confrelid
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace
    GROUP BY t.relname ORDER BY t.relname`);
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !ordered.includes(name) && needs.every((need) => ordered.includes(need)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...next.map(({ name }) => name));
  }
  return ordered;
}
