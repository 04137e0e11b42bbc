/** The configuration for the edge: one CommonJS file, styles as names only, singletons left to whoever evaluates it. */
import { resolve } from 'node:path';
import type { Configuration, EntryObject } from 'webpack';
import { FacadePlugin } from './facade-plugin.ts';
import type { Place } from './place.ts';
import { resolution } from './resolution.ts';
import { rules } from './rules.ts';

export interface ServerChoice {
  entry: EntryObject;
  /** Names that the evaluating host provides, or `packages`: everything from node_modules stays there. */
  externals: readonly string[] | 'packages';
}

const isPackage = (request: string): boolean => !/^(\.|\/|@emsal\/)/.test(request);

const externalsOf = (externals: ServerChoice['externals']): Configuration['externals'] =>
  externals === 'packages'
    ? [({ request = '' }, done) => (isPackage(request) ? done(undefined, `commonjs ${request}`) : done())]
    : Object.fromEntries(externals.map((name) => [name, `commonjs ${name}`]));

export function serverConfiguration(place: Place, { entry, externals }: ServerChoice): Configuration {
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
    // One file: a lazy route is evaluated with its bundle, because the evaluating host lends modules and no files.
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: rules({ isServer: true, target: 'es2024', isDevelopment: place.isDevelopment }),
    },
    // The environment decides when the edge starts, as it does for React itself.
    optimization: { minimize: false, splitChunks: false, nodeEnv: false },
    plugins: isRemote ? [new FacadePlugin()] : [],
    stats: 'errors-warnings',
  };
}
