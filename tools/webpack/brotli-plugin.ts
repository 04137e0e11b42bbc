/** Compresses static files at build time. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack, { type Compilation, type Compiler } from 'webpack';

const compress = promisify(brotliCompress);
const isText = /\.(js|css|svg|json)$/;
/** Below this, a compressed file saves no packet. */
const smallest = 512;

async function addCompressed(compilation: Compilation, name: string): Promise<void> {
  const bytes = Buffer.from(compilation.assets[name]!.source());
  if (bytes.length < smallest) return;
  const compressed = await compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(compressed));
}

export class BrotliPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BrotliPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'BrotliPlugin', stage }, async (assets) => {
        await Promise.all(
          Object.keys(assets)
            .filter((name) => isText.test(name))
            .map((name) => addCompressed(compilation, name)),
        );
      });
    });
  }
}
