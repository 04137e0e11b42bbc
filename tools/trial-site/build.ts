/** Builds fixture remotes and the shell with the real webpack factory. */
import { join } from 'node:path';
import { host, remote } from '../webpack/factory.ts';
import { runWebpack } from '../webpack/run-webpack.ts';

/** `folder` under fixtures/ is built as the remote `name` into `output`. */
export const buildRemote = (name: string, folder: string, output: string): Promise<void> =>
  runWebpack(remote(name, { source: join(import.meta.dirname, 'fixtures', folder), output, isDevelopment: false }));

export const buildShell = (output: string): Promise<void> =>
  runWebpack(host('shell', { output, isDevelopment: false }));
