import webpack, { type Configuration } from 'webpack';

/** @throws Error with webpack's messages when a build fails */
export const runWebpack = (configurations: Configuration[]): Promise<void> =>
  new Promise((done, failed) => {
    webpack(configurations, (error, stats) =>
      error || stats?.hasErrors() ? failed(error ?? new Error(stats?.toString('errors-only'))) : done(),
    );
  });
