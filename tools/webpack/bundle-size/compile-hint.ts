import webpack, { type WebpackPluginInstance } from 'webpack';

/** Chromium compiles a file with this comment on a background thread while it arrives, which shortens the first interaction; other browsers ignore it (v8.dev/blog/explicit-compile-hints). */
const hint = '//# allFunctionsCalledOnLoad';

/** Added before names and integrity hashes are computed. */
export const compileHint = (): WebpackPluginInstance =>
  new webpack.BannerPlugin({
    banner: hint,
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
