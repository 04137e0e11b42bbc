/** Writes `assets.json`: the scripts and style sheets of each entry, what each loads later, and every style sheet of the app. */
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';

/** Each list holds alternatives of which a document needs one at a time, an alternative being its scripts. */
export interface LazyPages {
  /** The code that every page of the app needs: what the container exposes. */
  always: string[];
  /** What the routes import, and with each what may come on top of it: a step's widget, a dialog. */
  routes: { scripts: string[]; later: string[][] }[];
  /** By importing module, what the app imports elsewhere: its lines. */
  choices: string[][][];
}

export interface AssetList {
  /** Entry name to its scripts, in the order in which they must run. */
  scripts: Record<string, string[]>;
  /** What a document loads beyond that. */
  pages: LazyPages;
  styles: string[];
}

const scriptsOf = (group: ChunkGroup): string[] => group.getFiles().filter((file) => file.endsWith('.js'));

/** The module whose `import()` makes the group; a shared library stands for itself. */
const importerOf = (group: ChunkGroup): string => String(group.origins[0]?.module?.identifier());

/** By the files' names: `remote.tsx` and `x-route.ts` import pages. */
const isRoutes = (importer: string): boolean => /[\\/](?:remote|[\w-]+-routes?)\.tsx?(?:\||$)/.test(importer);

function lazyOf(entries: ChunkGroup[]): LazyPages {
  const first = entries.flatMap((entry) => entry.getChildren());
  const [exposed, own] = [first.filter(({ name }) => name), first.filter(({ name }) => !name)];
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

const listOf = (compilation: Compilation): AssetList => ({
  scripts: Object.fromEntries([...compilation.entrypoints].map(([name, entry]) => [name, scriptsOf(entry)])),
  pages: lazyOf([...compilation.entrypoints.values()]),
  styles: Object.keys(compilation.assets).filter((file) => file.endsWith('.css')),
});

export class AssetListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetListPlugin', stage }, () => {
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(listOf(compilation))));
      });
    });
  }
}
