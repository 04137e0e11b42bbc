import { buildSync } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(__dirname, '..', '..');
const read = (file: string): string => readFileSync(file, 'utf8');

/** Folder of each line that is registered, beside its family's list. */
const lines = globSync('libs/lines/*/*-lines.ts', { cwd: root })
  .sort()
  .flatMap((list) =>
    [...read(join(root, list)).matchAll(/await import\('\.\/([\w-]+)\//g)].map(([, name]) =>
      join(dirname(list), name!),
    ),
  );
const mainFile = (folder: string): string => join(root, folder, `${folder.split('/').at(-1)}.ts`);

/** Lines that this one is by value: its main file says so. */
const reused = (folder: string): string[] =>
  [...read(mainFile(folder)).matchAll(/ from '\.\.\/([\w-]+)\//g)].map(([, other]) => join(dirname(folder), other!));

/** Folders of lines whose code is in what a page of this line loads. */
function foldersIn(folder: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [mainFile(folder)],
    alias: { '@emsal': resolve(root, 'libs') },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    absWorkingDir: root,
    logLevel: 'silent',
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const found = new Set(files.map((file) => dirname(relative(root, resolve(root, file)))));
  return lines.filter((name) => found.has(name));
}

it('every line that has a form has a folder', () =>
  expect(lines).toEqual(expect.arrayContaining(['libs/lines/vehicle/traffic', 'libs/lines/health/travel'])));

it.each(lines)('what a page of %s loads holds no code of another line', (folder) => {
  expect(foldersIn(folder).sort()).toEqual([folder, ...reused(folder)].sort());
});
