/** The webpack configuration for the edge: one CommonJS file, styles as class names only, shared modules external. */
import { resolve } from 'node:path';
import type { Configuration, EntryObject } from 'webpack';
import { FacadePlugin } from './facade-plugin.ts';
import type { AppPaths } from './app-paths.ts';
import { resolution } from './resolution.ts';
import { rules } from './rules.ts';

export interface ServerOptions {
  entry: EntryObject;
  /** Modules that the edge provides, or `packages` for everything in node_modules. */
  externals: readonly string[] | 'packages';
}

const isPackage = (request: string): boolean => !/^(\.|\/|@emsal\/)/.test(request);

const externalsOf = (externals: ServerOptions['externals']): Configuration['externals'] =>
  externals === 'packages'
    ? [({ request = '' }, done) => (isPackage(request) ? done(undefined, `commonjs ${request}`) : done())]
    : Object.fromEntries(externals.map((name) => [name, `commonjs ${name}`]));

export function serverConfiguration(place: AppPaths, { entry, externals }: ServerOptions): Configuration {
  const isRemote = externals !== 'packages';
  return {
    name: `${place.name}-server`,
    mode: place.isDevelopment ? 'development' : 'production',
    devtool: false,
    target: 'node24',
    context: place.source,
    entry,
    externals: externalsOf(externals),
    externalsPresets: { node: true },
    output: {
      path: resolve(place.output, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
      clean: true,
    },
    resolve: resolution,
    node: { __dirname: false, __filename: false },
    // One file including lazy routes: the edge evaluates a single bundle.
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: rules({ isServer: true, target: 'es2024', isDevelopment: place.isDevelopment }),
    },
    // NODE_ENV is read at run time, as React does.
    optimization: { minimize: false, splitChunks: false, nodeEnv: false },
    plugins: isRemote ? [new FacadePlugin()] : [],
    stats: 'errors-warnings',
  };
}
