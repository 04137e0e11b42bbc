/** The configuration for browsers: hashed names, one style sheet per app, nothing inlined. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { resolve } from 'node:path';
import type { Configuration, EntryObject, WebpackPluginInstance } from 'webpack';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { BrotliPlugin } from './brotli-plugin.ts';
import { FacadePlugin } from './facade-plugin.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { identifierOf, type Place } from './place.ts';
import { rules } from './rules.ts';
import { clientResolution } from './resolution.ts';

export interface ClientChoice {
  entry: EntryObject;
  /** React Refresh, for a development server. */
  refresh?: boolean;
  federation: Omit<ConstructorParameters<typeof ModuleFederationPlugin>[0], 'name'>;
}

const browserTarget = 'es2022';

const federation = ({ name }: Place, options: ClientChoice['federation']): WebpackPluginInstance =>
  new ModuleFederationPlugin({
    name: identifierOf(name),
    shareStrategy: 'loaded-first',
    dts: false,
    ...options,
  }) as unknown as WebpackPluginInstance;

const delivery = (place: Place, isRemote: boolean): WebpackPluginInstance[] => [
  ...(isRemote ? [new FacadePlugin(), new IntegrityPlugin()] : []),
  new AssetListPlugin(),
  ...(place.isDevelopment ? [] : [new BrotliPlugin()]),
];

const minimize = (isDevelopment: boolean): NonNullable<Configuration['optimization']> => ({
  minimize: !isDevelopment,
  minimizer: [
    new MinimizerPlugin({
      test: /\.m?js$/,
      minify: MinimizerPlugin.swcMinify,
      extractComments: false,
      minimizerOptions: { format: { comments: false } },
    }) as unknown as WebpackPluginInstance,
    new MinimizerPlugin({
      test: /\.css$/,
      minify: MinimizerPlugin.esbuildMinifyCss,
    }) as unknown as WebpackPluginInstance,
  ],
});

/** All styles of an app are one file: the edge can link it in the head before it knows which lazy route matches. */
const oneStyleSheet = {
  splitChunks: {
    cacheGroups: { styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all' as const, enforce: true } },
  },
};

export function clientConfiguration(
  place: Place,
  { entry, federation: options, refresh = false }: ClientChoice,
): Configuration {
  const isRemote = options.exposes !== undefined;
  return {
    name: `${place.name}-client`,
    mode: place.isDevelopment ? 'development' : 'production',
    devtool: false,
    target: ['web', browserTarget],
    context: place.source,
    entry,
    output: {
      path: resolve(place.output, 'client'),
      publicPath: isRemote ? place.publicPath : '/static/',
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      uniqueName: identifierOf(place.name),
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: clientResolution(place.isDevelopment),
    module: { rules: rules({ isServer: false, target: browserTarget, isDevelopment: place.isDevelopment, refresh }) },
    optimization: { ...minimize(place.isDevelopment), ...oneStyleSheet },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'css/[name].[contenthash:8].css' }) as unknown as WebpackPluginInstance,
      federation(place, options),
      ...delivery(place, isRemote),
      ...(refresh ? [new ReactRefreshPlugin() as unknown as WebpackPluginInstance] : []),
    ],
    stats: 'errors-warnings',
  };
}
