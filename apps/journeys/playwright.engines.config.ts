/** Purchases in Firefox and WebKit, with the drivers in walk/engines. */
import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

export default defineConfig({
  testDir: './engines',
  testMatch: '**/*.journey.ts',
  globalSetup: ['./environment/install-browsers.ts', './environment/global-setup.ts'],
  outputDir: '../../test-results/engines',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join(import.meta.dirname, '../../reports/engines.json'),
      },
    ],
  ],
});
