/** All tests; `npx vitest run apps/checkout` runs those of a folder, `-t` those of a title. */
import { defineConfig } from 'vitest/config';
import { isolatedTests, sharedTests } from './vitest.preset.js';

const specs = (...folders) => folders.map((folder) => `${folder}/**/*.spec.{ts,tsx}`);

const screens = specs(
  'apps/!(backend|journeys|sandbox|shell)',
  'libs/{content-blocks,forms,funnel,platform,products,state,ui,verify}',
);

const trialBuilds = ['./tools/vitest/share-trial-builds.ts'];

export default defineConfig({
  test: {
    projects: [
      isolatedTests('tools', 'node', { include: specs('tools'), globalSetup: trialBuilds }),
      isolatedTests('shell', 'jsdom', { include: specs('apps/shell'), globalSetup: trialBuilds }),
      isolatedTests('screens', 'jsdom', { include: screens }),
      sharedTests('backend', {
        include: specs('apps/backend'),
        globalSetup: ['./apps/backend/testing/global-setup.ts'],
      }),
      sharedTests('node', { include: specs('apps/sandbox', 'libs'), exclude: screens }),
    ],
  },
});
