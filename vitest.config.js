/** All tests; `npx vitest run apps/checkout` runs those of a folder, `-t` those of a title. */
import { defineConfig } from 'vitest/config';
import { screenTests, serverTests } from './vitest.preset.js';

const specs = (...folders) => folders.map((folder) => `${folder}/**/*.spec.{ts,tsx}`);

const screens = specs(
  'apps/!(backend|journeys|sandbox|shell)',
  'libs/{content-blocks,forms,funnel,platform,products,state,ui,verify}',
);

const trialBuilds = ['./tools/vitest/share-trial-builds.ts'];

export default defineConfig({
  test: {
    projects: [
      screenTests('tools', { environment: 'node', include: specs('tools'), globalSetup: trialBuilds }),
      screenTests('shell', { include: specs('apps/shell'), globalSetup: trialBuilds }),
      screenTests('screens', { include: screens }),
      serverTests('backend', {
        include: specs('apps/backend'),
        globalSetup: ['./apps/backend/testing/global-setup.ts'],
      }),
      serverTests('node', { include: specs('apps/sandbox', 'libs'), exclude: screens }),
    ],
  },
});
