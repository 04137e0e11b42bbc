import { buildSync } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { lineAddresses, lineIds, type LineAddress } from '@emsal/lines/facts/line-ids';
import { readImports } from './imports/read-imports';

const root = join(__dirname, '..', '..');
const read = (file: string): string => readFileSync(file, 'utf8');

/** Folder of each line that has a form. */
const lines = lineIds
  .map((id): LineAddress => lineAddresses[id])
  .flatMap(({ form }) => (form ? [join('libs/lines', form)] : []))
  .sort();
const mainFile = (folder: string): string => join(folder, 'form.ts');

/** Other lines that this one reuses, by the imports of its main file. */
const reused = (folder: string): string[] =>
  [...read(join(root, mainFile(folder))).matchAll(/ from '\.\.\/([\w-]+)\//g)].map(([, other]) =>
    join(dirname(folder), other!),
  );

/** All sources that a file imports, with or without its dynamic imports. */
function sourcesOf(file: string, lazy: 'without lazy' | 'with lazy'): string[] {
  const { metafile } = buildSync({
    entryPoints: [file],
    alias: { '@emsal': resolve(root, 'libs') },
    bundle: true,
    splitting: true,
    outdir: 'out',
    packages: 'external',
    external: ['node:*'],
    write: false,
    metafile: true,
    format: 'esm',
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const found = new Set<string>();
  const follow = (path: string): void => {
    const output = metafile.outputs[path];
    if (!output || found.has(path)) return;
    found.add(path);
    for (const { path: next, kind } of output.imports)
      if (lazy === 'with lazy' || kind === 'import-statement') follow(next);
  };
  follow(Object.keys(metafile.outputs).find((path) => metafile.outputs[path]!.entryPoint === file)!);
  const sources = [...found].flatMap((path) => Object.keys(metafile.outputs[path]!.inputs));
  return [...new Set(sources.map((source) => relative(root, resolve(root, source))))];
}

const isFacts = (source: string): boolean =>
  source === 'libs/lines/registry/facts-of.ts' || source.endsWith('/facts.ts');

/** A file of a line that only the server may load. */
const isServerFile = (source: string): boolean =>
  /^libs\/lines\/(?!kit)\w+\/[\w-]+\/(wording|question|requirements|price|landing-requests|cover\.texts|server)\.ts$/.test(
    source,
  );

/** Libraries that only the server may load, by their tag. */
const serverLibraries = globSync('libs/**/project.json', { cwd: root })
  .filter((file) => read(join(root, file)).includes('"on:server"'))
  .map((file) => `${dirname(file)}/`);
const isServerLibrary = (source: string): boolean => serverLibraries.some((library) => source.startsWith(library));

it('every folder with a form is in the address of its line', () =>
  expect(lines).toEqual(globSync('libs/lines/*/*/form.ts', { cwd: root }).map(dirname).sort()));

it.each(lines)('a page of %s loads no code of another line', (folder) => {
  const own = [...new Set([folder, ...reused(folder).filter((name) => lines.includes(name))])].sort();
  const sources = sourcesOf(mainFile(folder), 'with lazy');
  const found = new Set(sources.map(dirname));
  expect(lines.filter((name) => found.has(name)).sort()).toEqual(own);
  expect(sources.filter(isFacts).sort()).toEqual(own.map((line) => `${line}/facts.ts`));
  expect(sources.filter((source) => isServerFile(source) || isServerLibrary(source))).toEqual([]);
});

/** What does not depend on the line of its page. */
it.each([
  ['the shell', 'apps/shell/start/main.ts', 'with lazy'],
  ['the routes of a remote', 'apps/funnel-vehicle/remote.tsx', 'without lazy'],
  ['the form', 'apps/funnel-vehicle/form-chunk.ts', 'with lazy'],
  // A line that is published later is sold by these builds (verify-generators.ts).
  ['checkout', 'apps/checkout/remote.tsx', 'with lazy'],
  ["checkout's paths", 'apps/checkout/paths.ts', 'with lazy'],
  ['the edge', 'apps/shell/server/main.ts', 'with lazy'],
  ['its render process', 'apps/shell/server/render/render-worker.ts', 'with lazy'],
] as const)('%s loads the facts of no line', (_, file, lazy) => {
  const sources = sourcesOf(file, lazy);
  expect(sources).toContain(file);
  expect(sources.filter(isFacts)).toEqual([]);
});

it.each(['apps/checkout/remote.tsx', 'apps/content/remote.tsx', 'apps/shell/start/main.ts'])(
  '%s loads no file of the server',
  (file) => expect(sourcesOf(file, 'with lazy').filter(isServerFile)).toEqual([]),
);

it('landing pages are imported by their registry only', () => {
  const isLanding = (source: string): boolean => /^libs\/lines\/(?!kit)\w+\/[\w-]+\/landing\.ts$/.test(source);
  const importers = [...readImports(root)].filter(([, imported]) => imported.some(isLanding)).map(([file]) => file);
  expect(importers).toEqual(['libs/lines/registry/landings.ts']);
});

it('files of the server are imported by their registries and by siblings only', () => {
  const importers = [...readImports(root)].filter(([, imported]) => imported.some(isServerFile)).map(([file]) => file);
  const others = importers.filter((file) => !isServerFile(file));
  expect(others.sort()).toEqual(['apps/sandbox/insurers/pricing/prices.ts', 'libs/lines/server/server-lines.ts']);
});
