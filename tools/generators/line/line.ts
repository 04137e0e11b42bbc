/** A product line: its folder, begun with another line's steps by value, and its line of registration (docs/how-to/add-a-line.md). */
import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { editFile } from '../source/edit-file.ts';
import { appendTo } from '../source/literal.ts';

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
  generateFiles(tree, join(import.meta.dirname, 'files'), `${lines}/${folder}`, {
    id,
    folder,
    family,
    like,
    own,
    other,
  });
  refuseWrongId(tree, id, family);
  editFile(tree, `${lines}/${family}-lines.ts`, (source) =>
    appendTo(source, `${family}Lines`, registration(id, folder, own)),
  );
  await formatFiles(tree);
}

function refuseWrongId(tree: Tree, id: string, family: string): void {
  const namedIn = (file: string): boolean => Boolean(tree.read(file, 'utf8')?.includes(`'${id}'`));
  const [ids, registered] = ['libs/lines/facts/line-ids.ts', `libs/lines/${family}/${family}-lines.ts`];
  if (!namedIn(ids)) throw new Error(`${id} is no line yet: begin with its id in ${ids}`);
  if (namedIn(registered)) throw new Error(`${id} has its folder already: ${registered}`);
}

const registration = (id: string, folder: string, own: string): string => `{
  id: '${id}',
  load: async () => (await import('./${folder}/${folder}')).${own},
}`;
