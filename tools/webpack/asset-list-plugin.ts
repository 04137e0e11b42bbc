/** Writes `assets.json`: the scripts and style sheets of each entry, and every style sheet of the app. */
import webpack, { type Compilation, type Compiler } from 'webpack';

export interface AssetList {
  /** Entry name to its scripts, in the order in which they must run. */
  scripts: Record<string, string[]>;
  styles: string[];
}

const listOf = (compilation: Compilation): AssetList => ({
  scripts: Object.fromEntries(
    [...compilation.entrypoints].map(([name, entry]) => [
      name,
      entry.getFiles().filter((file) => file.endsWith('.js')),
    ]),
  ),
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
