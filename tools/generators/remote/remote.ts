/** Adds a remote: a folder in apps/, its team and addresses, and a family of its own where it needs one (docs/how-to/add-a-remote.md). */
import { join } from 'node:path';
import { formatFiles, generateFiles, getProjects, type Tree } from '@nx/devkit';
import { editFile } from '../source/edit-file.ts';
import { addToLiteral } from '../source/literal.ts';

interface RemoteOptions {
  name: string;
  /** Its own without one. */
  family?: string;
  team?: string;
  path?: string;
  title?: string;
}

/** A family that is not there yet may import what is shared, and nothing imports it. */
const withFamily = (family: string) => (source: string) =>
  source.includes(`'${family}'`) ? source : addToLiteral(source, 'families', `'${family}'`);

/** Aligned as the other lines. */
const withOwner = (folder: string, team: string) => (source: string) => {
  const column = source
    .split('\n')
    .find((line) => line.startsWith('*'))!
    .indexOf('@');
  return `${source.trimEnd()}\n${`/${folder}/`.padEnd(column - 1)} @emsal/${team}\n`;
};

export async function remoteGenerator(tree: Tree, options: RemoteOptions): Promise<void> {
  const { name, path, title, family = name, team = family } = options;
  const folder = join('apps', name);
  if (tree.exists(folder)) throw new Error(`${folder} is there already`);
  if (getProjects(tree).has(name)) throw new Error(`a project is called ${name} already: take another name`);
  if (path && !title) throw new Error('a page needs its heading: --title');
  const page = `${name}-page`;
  const templates = (of: string, place: string) =>
    generateFiles(tree, join(import.meta.dirname, of), place, { name, family, path, page, title });
  templates('files', folder);
  if (path) templates('page-files', join(folder, page));
  const addresses = path ? `{ pattern: '${path}', rank: page }` : '';
  editFile(tree, 'tools/publish/remotes.ts', (source) =>
    addToLiteral(source, 'remotes', `'${name}': { team: '${team}', addresses: [${addresses}] }`),
  );
  editFile(tree, 'tools/lint/boundaries.js', withFamily(family));
  editFile(tree, 'CODEOWNERS', withOwner(folder, team));
  await formatFiles(tree);
}
