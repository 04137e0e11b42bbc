/** Ways to spoil the build of a remote, each given its folder. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Spoil = (build: string) => Promise<unknown>;

export const serverFile = 'server/remote.cjs';
/** Replaces the server bundle. */
export const server =
  (code: string): Spoil =>
  (build) =>
    writeFile(join(build, serverFile), code);
/** A server bundle whose only page is this route. */
export const page = (route: string): string =>
  `module.exports = { default: [{ path: 'meyve', ${route} }], slices: [], paths: [] }`;

/** A script of the build for browsers. */
async function script(build: string, isWanted: (name: string) => boolean): Promise<string> {
  const folder = join(build, 'client/js');
  return join(
    folder,
    (await readdir(folder)).find((name) => name.endsWith('.js') && isWanted(name))!,
  );
}
const isEntry = (name: string): boolean => name.startsWith('remoteEntry');
export const entry = (build: string): Promise<string> => script(build, isEntry);
export const chunk = (build: string): Promise<string> => script(build, (name) => !isEntry(name));

/** Also its compressed copy. */
export async function lose(file: string): Promise<void> {
  await Promise.all([file, `${file}.br`].map((name) => rm(name, { force: true })));
}
export async function loseStyleSheets(build: string): Promise<void> {
  const folder = join(build, 'client/css');
  for (const name of await readdir(folder)) if (name.endsWith('.css')) await lose(join(folder, name));
}
