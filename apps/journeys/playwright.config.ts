/** Journeys in a real browser, against a house of their own on free ports. */
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/browser/find-chromium.ts';

/** Where the width makes no difference one run is enough. */
const widthless = ['**/start/**', '**/remotes/**'];
const phone = { name: 'phone', testIgnore: widthless, use: { viewport: { width: 390, height: 844 }, hasTouch: true } };
/** What has nothing to do with the width is walked once. */
const anyWidth = ['bad-input', 'budgets', 'keyboard', 'offers', 'payment', 'platform', 'samples'];
const desktop = {
  name: 'desktop',
  use: { viewport: { width: 1440, height: 900 } },
  testIgnore: anyWidth.map((folder) => `**/${folder}/**`),
};

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './house/open-house.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: process.env['CI'] ? 2 : 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../../reports/journeys.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs() },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [phone, desktop],
});
