/** @vitest-environment node */
/** Faults of a remote that only browsers meet. */
import { rm, writeFile } from 'node:fs/promises';
import { chunk, entry, lose, loseStyleSheets } from './spoil';
import { describeFaults } from './describe-faults';

describe('a remote that', () => {
  describeFaults([
    {
      name: 'has no entry for browsers',
      after: async (build) => lose(await entry(build)),
      server: 'new',
      browser: 'not interactive',
    },
    {
      name: 'lacks a chunk for browsers',
      after: async (build) => lose(await chunk(build)),
      server: 'new',
      browser: 'not interactive',
    },
    {
      name: 'throws when browsers start it',
      spoil: async (build) => {
        const file = await entry(build);
        await writeFile(file, 'throw new Error("start")');
        await rm(`${file}.br`, { force: true });
      },
      server: 'new',
      browser: 'not interactive',
    },
    { name: 'has lost its style sheet', after: loseStyleSheets, server: 'new', browser: 'interactive' },
  ]);
});
