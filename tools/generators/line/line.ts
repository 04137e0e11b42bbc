/** Adds a line, or the form of one that has facts with another line's steps (docs/how-to/add-a-line.md). */
import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { addImport } from '../source/add-import.ts';
import { editFile } from '../source/edit-file.ts';
import { addToLiteral } from '../source/literal.ts';
import { addNewLine, isFamily, type NewLine } from './new-line.ts';

interface LineOptions extends Partial<Omit<NewLine, 'id' | 'family' | 'insurers'>> {
  id: string;
  family?: string;
  like?: string;
  /** Separated by commas. */
  insurers?: string;
}

export async function lineGenerator(tree: Tree, { id, like, ...options }: LineOptions): Promise<void> {
  if (like) addForm(tree, id, like);
  else addNewLine(tree, newLine(id, options));
  await formatFiles(tree);
}

function newLine(id: string, { insurers = '', ...options }: Omit<LineOptions, 'id' | 'like'>): NewLine {
  const { family = 'property', folder, slug, name, shortName, kind } = options;
  if (!isFamily(family)) throw new Error(`${family} is no family of lines`);
  if (!folder || !slug || !name || !shortName || !kind)
    throw new Error('a line without --like needs --folder, --slug, --name, --shortName and --kind');
  return { id, family, folder, slug, name, shortName, kind, insurers: insurers.split(',').filter(Boolean) };
}

function addForm(tree: Tree, id: string, like: string): void {
  const { facts, family, folder } = placeOfFacts(tree, id);
  const lines = `libs/lines/${family}`;
  if (!tree.exists(`${lines}/${like}/form.ts`)) throw new Error(`${lines}/${like}/form.ts is not there`);
  if (tree.exists(`${lines}/${folder}/form.ts`)) throw new Error(`${lines}/${folder}/form.ts is there already`);
  const other = names(like).propertyName;
  generateFiles(tree, join(import.meta.dirname, 'files'), `${lines}/${folder}`, { facts, id, family, like, other });
  editFile(tree, 'libs/lines/facts/line-ids.ts', (source) => addToLiteral(source, id, `form: '${family}/${folder}'`));
  editFile(tree, `${lines}/${folder}/server.ts`, (source) =>
    addToLiteral(addImport(source, { name: 'form', from: './form' }), facts.replace(/Facts$/, 'Server'), 'form'),
  );
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
