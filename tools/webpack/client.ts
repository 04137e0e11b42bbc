/** The configuration for browsers: hashed names, one style sheet per app, nothing inlined. */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { resolve } from 'node:path';
import webpack, { type Configuration, type EntryObject, type WebpackPluginInstance } from 'webpack';
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
  /** A container's options, or what the host lends to containers. */
  federation: ContainerChoice | { lends: ConstructorParameters<typeof webpack.sharing.ProvideSharedPlugin>[0] };
}

type ContainerChoice = Omit<ConstructorParameters<typeof webpack.container.ModuleFederationPlugin>[0], 'name'>;

const browserTarget = 'es2022';

/** The host only provides: its own imports of a shared module stay plain imports. */
const federation = ({ name }: Place, choice: ClientChoice['federation']): WebpackPluginInstance =>
  'lends' in choice
    ? new webpack.sharing.ProvideSharedPlugin(choice.lends)
    : new webpack.container.ModuleFederationPlugin({ name: identifierOf(name), ...choice });

/** V8 compiles such a file's functions while it arrives, beside the page's thread, and not at their first call, which is a visitor's press (decision 177). */
const compileEarly = '//# allFunctionsCalledOnLoad';

/** Set before the files' names and integrity are computed. */
const hint = (): WebpackPluginInstance =>
  new webpack.BannerPlugin({
    banner: compileEarly,
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

const delivery = (place: Place, isRemote: boolean): WebpackPluginInstance[] => [
  ...(isRemote ? [new FacadePlugin(), new IntegrityPlugin()] : []),
  new AssetListPlugin(),
  ...(place.isDevelopment ? [] : [hint(), new BrotliPlugin()]),
];

const minimize = (isDevelopment: boolean): NonNullable<Configuration['optimization']> => ({
  minimize: !isDevelopment,
  minimizer: [
    new MinimizerPlugin({
      test: /\.m?js$/,
      minify: MinimizerPlugin.swcMinify,
      extractComments: false,
      minimizerOptions: { compress: { passes: 3 }, ecma: 2022, format: { comments: false } },
    }) as unknown as WebpackPluginInstance,
    new MinimizerPlugin({
      test: /\.css$/,
      minify: MinimizerPlugin.esbuildMinifyCss,
    }) as unknown as WebpackPluginInstance,
  ],
});

/** All styles of an app are one file: the edge can link it in the head before it knows which lazy route matches. */
const styleGroup = { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true } as const;

/** What two pages share is a file of its own only where it is large: many small ones compress worse, 1 to 1.5 kB brotli a page. */
const splitChunks = { minSize: 60_000, cacheGroups: { defaultVendors: false, styles: styleGroup } } as const;

/** Every style of the design system is in a cascade layer, and a module's classes are its own: their order among files means nothing. */
const styleSheets = (): MiniCssExtractPlugin =>
  new MiniCssExtractPlugin({ filename: 'css/[name].[contenthash:8].css', ignoreOrder: true });

export function clientConfiguration(
  place: Place,
  { entry, federation: options, refresh = false }: ClientChoice,
): Configuration {
  const isRemote = !('lends' in options);
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
      styleSheets() as unknown as WebpackPluginInstance,
      federation(place, options),
      ...delivery(place, isRemote),
      ...(refresh ? [new ReactRefreshPlugin() as unknown as WebpackPluginInstance] : []),
    ],
    stats: 'errors-warnings',
  };
}
