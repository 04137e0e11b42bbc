/** The boot script: the only script of a content page before hydration. No framework, no federation. */
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { resolve } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import type { AppPaths } from './app-paths.ts';
import { resolution } from './resolution.ts';
import { rules } from './rules.ts';

export const bootConfiguration = (place: AppPaths): Configuration => ({
  name: `${place.name}-boot`,
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  context: place.source,
  entry: { boot: './boot/boot.ts' },
  output: { path: resolve(place.output, 'boot'), filename: '[name].js', clean: true },
  resolve: resolution,
  module: { rules: rules({ isServer: false, target: 'es2022', isDevelopment: false }) },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
      }) as unknown as WebpackPluginInstance,
    ],
  },
  stats: 'errors-warnings',
});
