/** Adds an insurer: a file of facts copied from another one, and a row in the registry (docs/how-to/add-an-insurer.md). */
import { formatFiles, names, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { editFile } from '../source/edit-file.ts';
import { addImport } from '../source/add-import.ts';
import { addToLiteral } from '../source/literal.ts';

interface InsurerOptions {
  name: string;
  firmId: number;
  like: string;
}

const firms = 'libs/insurers/firms';
const registry = 'libs/insurers/registry.ts';

/** `Boğaz Güvence Sigorta` > `bogaz-guvence`. */
export const fileOf = (name: string): string =>
  name
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+sigorta$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const replaced = (source: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(source)) throw new Error(`the copied file has no ${pattern.source}`);
  return source.replace(pattern, by);
};

const asNew = (source: string, { name, firmId }: InsurerOptions): string =>
  [
    [/firmId: \d+/, `firmId: ${firmId}`],
    [/name: '[^']*'/, `name: ${JSON.stringify(name)}`],
    [/^\/\*\* [^:]*:/, `/** ${name}:`],
    [/export const \w+/, `export const ${names(fileOf(name)).propertyName}`],
  ].reduce((text, [pattern, by]) => replaced(text, pattern as RegExp, by as string), source);

/** The file with this number, if there is one. */
function fileNumbered(tree: Tree, firmId: number): string | undefined {
  const owners: string[] = [];
  visitNotIgnoredFiles(tree, firms, (path) => {
    if (tree.read(path, 'utf8')?.includes(`firmId: ${firmId},`)) owners.push(path);
  });
  return owners[0];
}

export async function insurerGenerator(tree: Tree, options: InsurerOptions): Promise<void> {
  const file = fileOf(options.name);
  const { propertyName } = names(file);
  if (!/^[a-z]/.test(file)) throw new Error(`${options.name}: a file is named after it, so it begins with a letter`);
  const neighbour = tree.read(`${firms}/${options.like}.ts`, 'utf8');
  if (neighbour === null) throw new Error(`${firms}/${options.like}.ts is not there: name an insurer that is one file`);
  for (const place of [`${firms}/${file}.ts`, `${firms}/${file}`])
    if (tree.exists(place)) throw new Error(`${place} is there already`);
  const owner = fileNumbered(tree, options.firmId);
  if (owner) throw new Error(`${owner} has the number ${options.firmId}: take one that no insurer has`);
  tree.write(`${firms}/${file}.ts`, asNew(neighbour, options));
  editFile(tree, registry, (source) =>
    addImport(addToLiteral(source, 'insurers', propertyName), { name: propertyName, from: `./firms/${file}` }),
  );
  await formatFiles(tree);
}
