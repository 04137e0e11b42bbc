/** Writes `assets.json`: the scripts of each entry, its lazy chunks, the style sheets, and what publishing compares. */
import { createHash } from 'node:crypto';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';

/** Lazy chunks as alternatives, of which a document needs one at a time. */
export interface LazyPages {
  /** Code that every page of the app needs: what the container exposes. */
  always: string[];
  /** Pages imported by routes, with the chunks that each may load afterwards (widgets, dialogs). */
  routes: { scripts: string[]; later: string[][] }[];
  /** Other dynamic imports of the app (its lines), by importing module. */
  choices: string[][][];
}

export interface AssetList {
  /** Scripts of each entry, in execution order. */
  scripts: Record<string, string[]>;
  /** Lazy chunks. */
  pages: LazyPages;
  styles: string[];
  /** Every file of the build to its integrity hash. */
  files: Record<string, string>;
  /** Modules that host and remotes share, in the versions of this build. */
  shared: Record<string, string>;
}

const scriptsOf = (group: ChunkGroup): string[] => group.getFiles().filter((file) => file.endsWith('.js'));

/** The module whose `import()` creates the chunk group. */
const importerOf = (group: ChunkGroup): string => String(group.origins[0]?.module?.identifier());

/** By file name: `remote.tsx` and `x-route.ts` import pages. */
const isRoutes = (importer: string): boolean => /[\\/](?:remote|[\w-]+-routes?)\.tsx?(?:\||$)/.test(importer);

function lazyOf(entries: ChunkGroup[]): LazyPages {
  const first = entries.flatMap((entry) => entry.getChildren());
  const exposed = first.filter(({ name }) => name);
  const own = first.filter(({ name }) => !name);
  const imported = Map.groupBy(new Set([...own, ...exposed.flatMap((group) => group.getChildren())]), importerOf);
  const [routes, choices] = [true, false].map((wanted) =>
    [...imported].filter(([importer]) => isRoutes(importer) === wanted).map(([, groups]) => groups),
  );
  return {
    always: exposed.flatMap(scriptsOf),
    routes: routes!.flat().map((page) => ({ scripts: scriptsOf(page), later: page.getChildren().map(scriptsOf) })),
    choices: choices!.map((groups) => groups.map(scriptsOf)),
  };
}

export const integrityHash = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Sorted: webpack's order differs from build to build, and a version is named by its bytes. */
const filesOf = ({ assets }: Compilation): AssetList['files'] =>
  Object.fromEntries(
    Object.keys(assets)
      .sort()
      .map((file) => [file, integrityHash(assets[file]!.buffer())]),
  );

const listOf = (compilation: Compilation, shared: AssetList['shared']): AssetList => ({
  scripts: Object.fromEntries([...compilation.entrypoints].map(([name, entry]) => [name, scriptsOf(entry)])),
  pages: lazyOf([...compilation.entrypoints.values()]),
  styles: Object.keys(compilation.assets)
    .filter((file) => file.endsWith('.css'))
    .sort(),
  files: filesOf(compilation),
  shared,
});

export class AssetListPlugin {
  readonly #shared: AssetList['shared'];

  constructor(shared: AssetList['shared']) {
    this.#shared = shared;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetListPlugin', stage }, () => {
        compilation.emitAsset(
          'assets.json',
          new webpack.sources.RawSource(JSON.stringify(listOf(compilation, this.#shared))),
        );
      });
    });
  }
}
