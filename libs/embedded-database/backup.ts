/** A physical backup of a running cluster (PostgreSQL manual, "Making a Base Backup Using the Low Level API"), and its restore. */
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Account } from './binaries.ts';
import { placeOf, type Cluster } from './cluster.ts';

/** Of the server that runs: what it writes anew at every start, its log, and its lock file. */
const leftOut: ReadonlySet<string> = new Set([
  'pg_wal',
  'postmaster.pid',
  'postmaster.opts',
  'server.log',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** The server expects them, though empty. */
const keptEmpty = [...leftOut].filter((name) => name.startsWith('pg_'));
const isTemporary = (name: string): boolean => name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init');

/**
 * Writes and reads go on meanwhile. It holds neither the password nor any key.
 * @param folder new @param lastly runs at the moment that the backup restores
 */
export async function backUp(
  cluster: Pick<Cluster, 'url' | 'data'>,
  folder: string,
  lastly: () => Promise<void> = async () => undefined,
): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  try {
    // Keeps the log of the time of the backup; dropped with the connection.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    await client.query("SELECT pg_backup_start('emsal', true)");
    copyFolder(cluster.data, folder, (name) => !leftOut.has(name));
    for (const name of keptEmpty) mkdirSync(join(folder, name), { mode: 0o700 });
    await lastly();
    const { rows } = await client.query<{ label: string; last: string }>(
      'SELECT labelfile AS label, pg_walfile_name(lsn) AS last FROM pg_backup_stop()',
    );
    writeFileSync(join(folder, 'backup_label'), rows[0]!.label, { mode: 0o600 });
    copyFolder(join(cluster.data, 'pg_wal'), join(folder, 'pg_wal'), isLogUntil(rows[0]!.last));
  } finally {
    await client.end();
  }
}

/** Segments until the end of the backup, and the histories of timelines. */
const isLogUntil =
  (last: string) =>
  (name: string): boolean =>
    name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name <= last);

/** Files may vanish while they are copied: the log restores what they became. */
function copyFolder(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name) || isTemporary(entry.name)) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyFolder(source, target);
    else copyIfThere(source, target);
  }
}

function copyIfThere(source: string, target: string): void {
  try {
    copyFileSync(source, target);
    chmodSync(target, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(source)) throw error;
  }
}

/**
 * Makes a backup the database of a folder, whose password file must be the backed-up cluster's; `openCluster` starts it.
 * @throws Error when the folder has a database
 */
export function restore(backup: string, folder: string): void {
  const { data, account } = placeOf(folder);
  if (existsSync(join(data, 'PG_VERSION')))
    throw new Error(`There is a database in ${data} already: move it away first.`);
  copyFolder(backup, data);
  if (account) giveTo(data, account);
}

function giveTo(path: string, account: Account): void {
  chownSync(path, account.uid, account.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) giveTo(join(path, entry.name), account);
    else chownSync(join(path, entry.name), account.uid, account.gid);
  }
}
