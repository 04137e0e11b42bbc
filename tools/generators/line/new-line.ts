/** Adds a line that is in no table yet, ready to be sold: its folder with every file, its registry rows, its insurers and its kind of risk. */
import { join } from 'node:path';
import { generateFiles, names, type Tree } from '@nx/devkit';
import { addImport } from '../source/add-import.ts';
import { editFile } from '../source/edit-file.ts';
import { addToLiteral } from '../source/literal.ts';

export interface NewLine {
  id: string;
  family: NewLineFamily;
  /** Folder in the family. */
  folder: string;
  slug: string;
  /** `Bisiklet Sigortası` */
  name: string;
  /** In running text: `bisiklet`. */
  shortName: string;
  /** Folder of the kind of risk, such as `bicycle`; written unless it is there. */
  kind: string;
  /** Files of `libs/insurers/firms`, such as `toros`. */
  insurers: readonly string[];
}

/** What a new line takes from its family: how it asks for the person, and recommended pages, a post of the blog among them. */
const families = {
  property: { identity: 'tcNo', birthday: 'birthday', reading: ['home', 'housing', 'tenant'] },
  vehicle: {
    identity: 'shortLicenseOwnerTcOrTaxNo',
    birthday: 'birthdayForLicense',
    reading: ['traffic', 'auto', 'lateRenewal'],
  },
  health: { identity: 'insuredTcNo', birthday: 'birthdayInsured', reading: ['complementHealth', 'healthChoice'] },
} as const;
export type NewLineFamily = keyof typeof families;
export const isFamily = (name: string): name is NewLineFamily => Object.hasOwn(families, name);

interface Row {
  file: string;
  table: string;
  entry: string;
  name: string;
  from: string;
}

export function addNewLine(tree: Tree, line: NewLine): void {
  const { id, slug, family, folder, insurers } = line;
  const place = `${family}/${folder}`;
  if (tree.exists(`libs/lines/${place}`)) throw new Error(`libs/lines/${place} is there already`);
  addKind(tree, line.kind);
  generateFiles(tree, join(import.meta.dirname, 'new/folder'), `libs/lines/${place}`, valuesOf(tree, line));
  const address = `${id}: { slug: '${slug}', form: '${place}' }`;
  addEntry(tree, { file: 'libs/lines/facts/line-ids.ts', table: 'lineAddresses', entry: address });
  for (const row of rowsOf(line)) {
    editFile(tree, row.file, (source) => addImport(source, row));
    addEntry(tree, row);
  }
  const page = `${id}: () => import('@emsal/lines/${place}/landing')`;
  addEntry(tree, { file: 'libs/lines/registry/landings.ts', table: 'landings', entry: page });
  for (const insurer of insurers)
    addEntry(tree, { file: `libs/insurers/firms/${insurer}.ts`, table: 'lines', entry: `'${id}'` });
}

const addEntry = (tree: Tree, { file, table, entry }: Pick<Row, 'file' | 'table' | 'entry'>): void =>
  editFile(tree, file, (source) => addToLiteral(source, table, entry));

/** The tables with one row a line beside its address. */
function rowsOf({ id, family, folder }: NewLine): readonly Row[] {
  const own = names(folder).propertyName;
  const row = (file: string, table: string, part: 'Facts' | 'Server' | 'Price'): Row => {
    const name = `${own}${part}`;
    const from = `@emsal/lines/${family}/${folder}/${part.toLowerCase()}`;
    return { file, table, entry: `${id}: ${name}`, name, from };
  };
  return [
    row('libs/lines/registry/facts-of.ts', 'facts', 'Facts'),
    row('libs/lines/server/server-lines.ts', 'serverLines', 'Server'),
    row('apps/sandbox/insurers/pricing/prices.ts', 'prices', 'Price'),
  ];
}

function addKind(tree: Tree, folder: string): void {
  if (tree.exists(`libs/risks/${folder}`)) return;
  const { propertyName: kind, className: Kind } = names(folder);
  generateFiles(tree, join(import.meta.dirname, 'new/kind'), `libs/risks/${folder}`, {
    kindFolder: folder,
    kind,
    Kind,
  });
  editFile(tree, 'libs/risks/risk.ts', (source) =>
    addImport(addToLiteral(source, 'kinds', kind).replace(/(export type Risk = [^;]+);/, `$1 | ${Kind};`), {
      name: `${kind}, type ${Kind}`,
      from: `./${folder}/${folder}`,
    }),
  );
}

function valuesOf(tree: Tree, { kind, ...line }: NewLine) {
  const facts = factsFiles(tree);
  const next = (property: string): number =>
    Math.max(...facts.map((text) => Number(new RegExp(`${property}: (\\d+)`).exec(text)?.[1] ?? 0))) + 1;
  return {
    ...line,
    ...families[line.family],
    own: names(line.folder).propertyName,
    kind: names(kind).propertyName,
    Kind: names(kind).className,
    kindFolder: kind,
    branchId: next('branchId'),
    rank: next('rank'),
  };
}

const factsFiles = (tree: Tree): string[] =>
  tree
    .children('libs/lines')
    .flatMap((family) => tree.children(`libs/lines/${family}`).map((line) => `libs/lines/${family}/${line}/facts.ts`))
    .filter((file) => tree.exists(file))
    .map((file) => tree.read(file, 'utf8') ?? '');
