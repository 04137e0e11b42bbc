/** Compares the files of a build with the list that its own build wrote: none is missing, changed or added. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityHash, type AssetList } from '../../webpack/asset-list-plugin.ts';
import { filesBelow } from '../files/files-below.ts';

const listName = 'assets.json';

/** @throws Error when the build has no list */
export const readAssetList = async (build: string): Promise<AssetList> =>
  JSON.parse(await readFile(join(build, 'client', listName), 'utf8')) as AssetList;

async function faultOf(folder: string, file: string, listed: string): Promise<string | null> {
  const bytes = await readFile(join(folder, file)).catch(() => null);
  if (bytes === null) return `client/${file} is missing: build again`;
  return integrityHash(bytes) === listed ? null : `client/${file} was changed after the build: build again`;
}

/** All of them reach the document, whatever the list calls a style. */
export const stylesOf = ({ files }: AssetList): string[] => Object.keys(files).filter((file) => file.endsWith('.css'));

const scriptsOf = ({ scripts, pages }: AssetList): string[] => [
  ...Object.values(scripts).flat(),
  ...pages.always,
  ...pages.choices.flat(2),
  ...pages.routes.flatMap((page) => [...page.scripts, ...page.later.flat()]),
];

/** One sentence for each file that is not as the build left it. */
export async function fileRefusals(build: string): Promise<string[]> {
  const list = await readAssetList(build).catch(() => null);
  if (!list) return [`client/${listName} is missing or damaged: build with the webpack factory of tools/webpack`];
  const folder = join(build, 'client');
  const faults = await Promise.all(Object.entries(list.files).map(([file, hash]) => faultOf(folder, file, hash)));
  const outside = Object.keys(list.files).filter((file) => file.split('/').includes('..'));
  const missing = [...list.styles, ...scriptsOf(list)].filter((file) => !Object.hasOwn(list.files, file));
  const unlisted = (await filesBelow(folder)).filter((file) => file !== listName && !Object.hasOwn(list.files, file));
  return [
    ...faults.filter((fault) => fault !== null),
    ...[...outside, ...missing].map(
      (file) => `client/${listName} names ${file}, which is not a file of this build: build again`,
    ),
    ...unlisted.map((file) => `client/${file} is not a file of this build: build again`),
  ];
}
