/** Writes `assets.json`: the scripts and style sheets of each entry, what each loads later, and every style sheet of the app. */
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';

export interface AssetList {
  /** Entry name to its scripts, in the order in which they must run. */
  scripts: Record<string, string[]>;
  /** What a page loads beyond that, each entry a list of alternatives of which it needs one: the routes of a remote, its lines. */
  lazy: string[][][];
  styles: string[];
}

const scriptsOf = (group: ChunkGroup): string[] => group.getFiles().filter((file) => file.endsWith('.js'));

/** The module whose `import()` makes the group; a shared library stands for itself. */
const importerOf = (group: ChunkGroup): string => String(group.origins[0]?.module?.identifier());

/** Imports of one module are alternatives. What is exposed brings its own imports; theirs wait for the visitor. */
function lazyOf(entry: ChunkGroup): string[][][] {
  const exposed = entry.getChildren().filter(({ name }) => name !== undefined);
  const groups = [...entry.getChildren(), ...exposed.flatMap((group) => group.getChildren())];
  return [...Map.groupBy(new Set(groups), importerOf).values()].map((alternatives) => alternatives.map(scriptsOf));
}

const listOf = (compilation: Compilation): AssetList => ({
  scripts: Object.fromEntries([...compilation.entrypoints].map(([name, entry]) => [name, scriptsOf(entry)])),
  lazy: [...compilation.entrypoints.values()].flatMap(lazyOf),
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
