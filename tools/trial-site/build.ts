/** Builds fixture remotes, and the shell when asked, with the factory of the real ones. */
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { host, remote } from '../webpack/factory.ts';

const run = (configurations: Configuration[]): Promise<void> =>
  new Promise((done, failed) => {
    webpack(configurations, (error, stats) => {
      if (error || stats?.hasErrors()) return failed(error ?? new Error(stats?.toString('errors-only')));
      done();
    });
  });

/** `folder` under fixtures/ is built as the remote `name` into `output`. */
export const buildRemote = (name: string, folder: string, output: string): Promise<void> =>
  run(remote(name, { source: join(import.meta.dirname, 'fixtures', folder), output, isDevelopment: false }));

export const buildShell = (output: string): Promise<void> => run(host('shell', { output, isDevelopment: false }));
