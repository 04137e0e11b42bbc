/**
 * What Node lets a render process do: read its program, the packages beside it and the registry. It writes no file, starts no process
 * and reads no key, whatever a remote's bundle holds.
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

/** @param file the built program @param registryDirectory the folder with the remotes' bundles @returns arguments for Node */
export function permissionArguments(file: string, registryDirectory: string): string[] {
  const program = resolve(file);
  const readable = [dirname(program), ...packageFolders(program), registryDirectory].flatMap((path) => [
    resolve(path),
    real(path),
  ]);
  return ['--permission', ...[...new Set(readable)].map((path) => `--allow-fs-read=${path}`)];
}
