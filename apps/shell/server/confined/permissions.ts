/**
 * What Node lets a confined process do: read the packages beside its program and what it is given. It writes no file, starts no process
 * and reads no key, whatever the remote's code holds.
 */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A package that the program requires; where it lies the others do. */
const anyPackage = 'react';

const real = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));

const ancestors = (folder: string): string[] =>
  folder === dirname(folder) ? [folder] : [folder, ...ancestors(dirname(folder))];

/** The last are those to which links lead. */
function packageFolders(program: string): string[] {
  const beside = ancestors(dirname(program)).map((folder) => join(folder, 'node_modules'));
  const linked = beside.map((folder) => join(folder, anyPackage)).filter((path) => existsSync(path));
  return [...beside.filter((folder) => existsSync(folder)), ...linked.map((path) => dirname(realpathSync(path)))];
}

/** @param program a file @param readable files and folders @returns arguments for Node */
export function permissionArguments(program: string, readable: readonly string[]): string[] {
  const paths = [program, ...readable, ...packageFolders(resolve(program))].flatMap((path) => [
    resolve(path),
    real(path),
  ]);
  return ['--permission', ...[...new Set(paths)].map((path) => `--allow-fs-read=${path}`)];
}
