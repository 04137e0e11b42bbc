import { buildSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const read = (file: string): string => readFileSync(resolve(__dirname, file), 'utf8');

const folders = [...read('vehicle-lines.ts').matchAll(/await import\('\.\/([\w-]+)\//g)].map(([, folder]) => folder!);
const mainFile = (folder: string): string => `${folder}/${folder}.ts`;

/** Lines that this one is by value: its main file says so. */
const reused = (folder: string): string[] =>
  [...read(mainFile(folder)).matchAll(/ from '\.\.\/([\w-]+)\//g)].map(([, other]) => other!);

/** Folders of lines whose code is in what a page of this line loads. */
function foldersIn(folder: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [resolve(__dirname, mainFile(folder))],
    alias: { '@emsal': resolve(__dirname, '../..') },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    absWorkingDir: __dirname,
    logLevel: 'silent',
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const found = new Set(files.map((file) => dirname(relative(__dirname, resolve(__dirname, file)))));
  return folders.filter((name) => found.has(name));
}

it('every line that is sold has a folder', () => expect(folders).toContain('traffic'));

it.each(folders)('what a page of %s loads holds no code of another line', (folder) => {
  expect(foldersIn(folder).sort()).toEqual([folder, ...reused(folder)].sort());
});
