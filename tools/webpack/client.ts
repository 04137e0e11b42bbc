/** The webpack configuration for browsers: hashed names, one style sheet per app, nothing inlined. */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { resolve } from 'node:path';
import webpack, { type Configuration, type EntryObject, type WebpackPluginInstance } from 'webpack';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { BrotliPlugin } from './brotli-plugin.ts';
import { compileHint } from './bundle-size/compile-hint.ts';
import { FacadePlugin } from './facade-plugin.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { identifierOf, type AppPaths } from './app-paths.ts';
import { rules } from './rules.ts';
import { clientResolution } from './resolution.ts';
import { sharedVersions } from './shared.ts';

export interface ClientOptions {
  entry: EntryObject;
  /** React Refresh, for a development server. */
  refresh?: boolean;
  /** A container's options, or the modules that the host provides to containers. */
  federation: ContainerOptions | { provides: ConstructorParameters<typeof webpack.sharing.ProvideSharedPlugin>[0] };
}

type ContainerOptions = Omit<ConstructorParameters<typeof webpack.container.ModuleFederationPlugin>[0], 'name'>;

const browserTarget = 'es2022';

/** The host only provides shared modules; its own imports of them stay plain imports. */
const federation = ({ name }: AppPaths, choice: ClientOptions['federation']): WebpackPluginInstance =>
  'provides' in choice
    ? new webpack.sharing.ProvideSharedPlugin(choice.provides)
    : new webpack.container.ModuleFederationPlugin({ name: identifierOf(name), ...choice });

const delivery = (place: AppPaths, isRemote: boolean): WebpackPluginInstance[] => [
  ...(isRemote ? [new FacadePlugin(), new IntegrityPlugin()] : []),
  new AssetListPlugin(sharedVersions),
  ...(place.isDevelopment ? [] : [compileHint(), new BrotliPlugin()]),
];

const minimize = (isDevelopment: boolean): NonNullable<Configuration['optimization']> => ({
  minimize: !isDevelopment,
  minimizer: [
    new MinimizerPlugin({
      test: /\.m?js$/,
      minify: MinimizerPlugin.swcMinify,
      extractComments: false,
      minimizerOptions: { ecma: 2022, format: { comments: false } },
    }) as unknown as WebpackPluginInstance,
    new MinimizerPlugin({
      test: /\.css$/,
      minify: MinimizerPlugin.esbuildMinifyCss,
    }) as unknown as WebpackPluginInstance,
  ],
});

/** All styles of an app are one file, so that the edge can link it in the head before it knows the matching route. */
const styleGroup = { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true } as const;

/** Only large shared modules become a chunk of their own: many small files compress worse. */
const splitChunks = { minSize: 60_000, cacheGroups: { defaultVendors: false, styles: styleGroup } } as const;

/** The design system uses cascade layers and module classes are unique, so the order of style sheets does not matter. */
const styleSheets = (refresh: boolean): MiniCssExtractPlugin =>
  new MiniCssExtractPlugin({
    // Hot replacement asks for the sheet that the page has.
    filename: refresh ? 'css/[name].css' : 'css/[name].[contenthash:8].css',
    ignoreOrder: true,
  });

export function clientConfiguration(
  place: AppPaths,
  { entry, federation: options, refresh = false }: ClientOptions,
): Configuration {
  const isRemote = !('provides' in options);
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
      chunkFilename: isRemote ? 'js/[name].js' : 'js/[name].[contenthash:8].js',
      uniqueName: identifierOf(place.name),
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: clientResolution(place.isDevelopment),
    module: { rules: rules({ isServer: false, target: browserTarget, isDevelopment: place.isDevelopment, refresh }) },
    optimization: { ...minimize(place.isDevelopment), splitChunks },
    performance: { hints: false },
    plugins: [
      styleSheets(refresh) as unknown as WebpackPluginInstance,
      federation(place, options),
      ...delivery(place, isRemote),
      ...(refresh ? [new ReactRefreshPlugin() as unknown as WebpackPluginInstance] : []),
    ],
    stats: 'errors-warnings',
    // A development server would name its own address, which is not the page's.
    ...(refresh && { infrastructureLogging: { level: 'warn' as const } }),
  };
}
