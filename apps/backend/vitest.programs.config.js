/** What a person or a check runs with the tests' database: `npx vitest run -c apps/backend/vitest.programs.config.js record-release`. */
import { defineConfig } from 'vitest/config';
import { sharedTests } from '../../vitest.preset.js';

export default defineConfig(
  sharedTests('programs', {
    root: import.meta.dirname,
    include: ['releases/record-release.ts', '**/*.check.ts'],
    globalSetup: ['./testing/global-setup.ts'],
  }),
);
