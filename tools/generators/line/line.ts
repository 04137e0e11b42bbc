/** Adds a line's form beside its facts, with another line's steps, and its row of registration (docs/how-to/add-a-line.md). */
import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { editFile } from '../source/edit-file.ts';
import { addToLiteral } from '../source/literal.ts';

interface LineOptions {
  id: string;
  like: string;
}

export async function lineGenerator(tree: Tree, { id, like }: LineOptions): Promise<void> {
  const { facts, family, folder } = placeOfFacts(tree, id);
  const lines = `libs/lines/${family}`;
  const [own, other] = [names(folder).propertyName, names(like).propertyName];
  if (!tree.exists(`${lines}/${like}/${like}.ts`)) throw new Error(`${lines}/${like}/${like}.ts is not there`);
  if (tree.exists(`${lines}/${folder}/${folder}.ts`))
    throw new Error(`${lines}/${folder}/${folder}.ts is there already`);
  generateFiles(tree, join(import.meta.dirname, 'files'), `${lines}/${folder}`, {
    facts,
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

/** The constant with the line's facts, and the folder in which it stands. */
function placeOfFacts(tree: Tree, id: string): { facts: string; family: string; folder: string } {
  const table = tree.read('libs/lines/registry/facts-of.ts', 'utf8') ?? '';
  const facts = new RegExp(`^ *${id}: (\\w+),$`, 'm').exec(table)?.[1];
  const place = new RegExp(`{ ${facts} } from '@emsal/lines/(\\w+)/([\\w-]+)/facts'`).exec(table);
  if (!facts || !place)
    throw new Error(
      `${id} is no line yet: first its id and slug in libs/lines/facts/line-ids.ts, its facts in libs/lines/<family>/<line>/facts.ts and their row in libs/lines/registry/facts-of.ts (docs/how-to/add-a-line.md, 1)`,
    );
  return { facts, family: place[1]!, folder: place[2]! };
}

const registration = (id: string, folder: string, own: string): string => `{
  id: '${id}',
  load: async () => (await import('./${folder}/${folder}')).${own},
}`;
