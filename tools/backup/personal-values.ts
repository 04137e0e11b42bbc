/** Whether the personal values of a restored database are read with the keys, and with no others. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { decrypt, isEncrypted } from '../../apps/backend/personal-data/envelope.ts';
import { readKeyVersions, type KeyVersion } from '../../apps/backend/config/personal-data-keys.ts';
import { CommandError } from '../start/progress.ts';

type Keys = readonly KeyVersion[];

interface Column {
  table: string;
  column: string;
  domain: string;
}
/** Of one column. */
const sampleSize = 500;

/** How many were read, under which key versions. @throws CommandError that names the column */
export async function checkPersonalValues(
  client: pg.Client,
  keys: string,
): Promise<{ values: number; versions: string[] }> {
  const known = readKeyVersions(keys);
  if (!known) throw new CommandError('PERSONAL_DATA_KEYS is not valid.');
  const versions = new Set<string>();
  let values = 0;
  for (const column of await personalColumns(client))
    for (const value of await storedValues(client, column)) {
      const fault = faultOf(value, `${column.table}.${column.column}`, known);
      if (fault) throw new CommandError(`${column.table}.${column.column}: ${fault}`);
      versions.add(value.split('.')[1]!);
      values += 1;
    }
  return { values, versions: [...versions].toSorted() };
}

/** Null for a value that the keys open and others of the same versions do not. @param context of the column */
export function faultOf(value: string, context: string, keys: Keys): string | null {
  if (!isEncrypted(value)) return 'a value is not encrypted';
  if (!opens(value, context, keys)) return 'the keys do not open a value';
  const others = keys.map(({ version }) => ({ version, key: randomBytes(32) }));
  return opens(value, context, others) ? 'a value is read without its key' : null;
}

function opens(value: string, context: string, keys: Keys): boolean {
  try {
    decrypt(value, context, keys);
    return true;
  } catch {
    return false;
  }
}

async function personalColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT table_name AS table, column_name AS column, domain_name AS domain FROM information_schema.columns
     WHERE table_schema = 'public' AND domain_name ~ '^(personal|encrypted)_'`,
  );
  return rows;
}

/** Nothing personal is in an empty object, the default of some columns. */
async function storedValues(client: pg.Client, { table, column, domain }: Column): Promise<string[]> {
  const forms: Record<string, string> = {
    personal_json: `"${column}" #>> '{}'`,
    personal_bytes: `convert_from("${column}", 'UTF8')`,
  };
  const { rows } = await client.query<{ value: string }>(
    `SELECT ${forms[domain] ?? `"${column}"::text`} AS value FROM "${table}"
     WHERE "${column}" IS NOT NULL ${domain === 'personal_json' ? `AND "${column}"::text <> '{}'` : ''} LIMIT ${sampleSize}`,
  );
  return rows.map(({ value }) => value);
}
