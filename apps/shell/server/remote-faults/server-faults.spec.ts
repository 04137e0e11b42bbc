/** @vitest-environment node */
/** Faults of a remote on the server. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFaults } from './describe-faults';
import { page, server, serverFile } from './spoil';

describe('a remote that', () => {
  describeFaults([
    {
      name: 'is dead: its server bundle is gone',
      after: (build) => rm(join(build, serverFile)),
      server: 'before',
      browser: 'interactive',
    },
    {
      name: 'is half deployed: its server bundle is cut off',
      after: async (build) =>
        writeFile(join(build, serverFile), (await readFile(join(build, serverFile), 'utf8')).slice(0, 500)),
      server: 'before',
      browser: 'interactive',
    },
    {
      name: 'has the bundle of another version',
      after: server(page('element: null')),
      server: 'before',
      browser: 'interactive',
    },
    { name: 'hangs while it is loaded', spoil: server('for (;;);'), server: 'before', browser: 'interactive' },
    { name: 'exports something else', spoil: server('module.exports = {}'), server: 'before', browser: 'interactive' },
    {
      name: 'throws while it renders',
      spoil: server(page('Component() { throw new Error("render"); }')),
      server: 'away',
      browser: 'interactive',
    },
    {
      name: 'hangs while it renders',
      spoil: server(page('Component() { for (;;); }')),
      server: 'away',
      browser: 'interactive',
    },
    {
      name: 'throws in a loader',
      spoil: server(page('loader() { throw new Error("loader"); }, element: null')),
      server: 'failed',
      browser: 'interactive',
    },
    {
      name: 'is slow: a loader never answers',
      spoil: server(page('loader: () => new Promise(() => undefined), element: null')),
      server: 'away',
      browser: 'interactive',
    },
    {
      name: 'ends its process',
      spoil: server(page('loader: () => process.exit(0), element: null')),
      server: 'away',
      browser: 'interactive',
    },
  ]);
});
