/** Adds a product line: its folder with another line's steps, and its row of registration (docs/how-to/add-a-line.md). */
import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { editFile } from '../source/edit-file.ts';
import { addToLiteral } from '../source/literal.ts';

interface LineOptions {
  id: string;
  folder: string;
  family: string;
  like: string;
}

export async function lineGenerator(tree: Tree, { id, folder, family, like }: LineOptions): Promise<void> {
  const lines = `libs/lines/${family}`;
  const [own, other] = [names(folder).propertyName, names(like).propertyName];
  if (!tree.exists(`${lines}/${like}/${like}.ts`)) throw new Error(`${lines}/${like}/${like}.ts is not there`);
  if (tree.exists(`${lines}/${folder}`)) throw new Error(`${lines}/${folder} is there already`);
  refuseRegistered(tree, id, family);
  generateFiles(tree, join(import.meta.dirname, 'files'), `${lines}/${folder}`, {
    ...factsOf(tree, id, folder),
    id,
    folder,
    family,
    like,
    own,
    other,
  });
  editFile(tree, `${lines}/${family}-lines.ts`, (source) =>
    addToLiteral(source, `${family}Lines`, registration(id, folder, own)),
  );
  await formatFiles(tree);
}

function refuseRegistered(tree: Tree, id: string, family: string): void {
  const registered = `libs/lines/${family}/${family}-lines.ts`;
  if (tree.read(registered, 'utf8')?.includes(`'${id}'`))
    throw new Error(`${id} has its folder already: ${registered}`);
}

/** The constant with the line's facts, and its file in `rows/`. */
function factsOf(tree: Tree, id: string, folder: string): { facts: string; row: string } {
  const table = tree.read('libs/lines/facts/line-facts.ts', 'utf8') ?? '';
  const facts = new RegExp(`^ *${id}: (\\w+),$`, 'm').exec(table)?.[1];
  const row = new RegExp(`{ ${facts} } from './rows/([\\w-]+)'`).exec(table)?.[1];
  if (!facts || !row)
    throw new Error(
      `${id} is no line yet: first its id and slug in libs/lines/facts/line-ids.ts, its facts in libs/lines/facts/rows/${folder}.ts and their row in line-facts.ts (docs/how-to/add-a-line.md, 1)`,
    );
  return { facts, row };
}

const registration = (id: string, folder: string, own: string): string => `{
  id: '${id}',
  load: async () => (await import('./${folder}/${folder}')).${own},
}`;
