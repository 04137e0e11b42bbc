/** Journeys in Chromium, in a test environment on free ports. */
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/browser/find-chromium.ts';
import { viewports } from './walk/viewports.ts';

const folders = (names: readonly string[]): string[] => names.map((name) => `**/${name}/**/*.journey.ts`);

/** Journeys run at one width, by default the phone's; those whose subject differs by width set both themselves. */
const onDesktop = folders(['landing', 'other-vehicles', 'remotes', 'traffic']);
/** Replaces the build that all others use, so it runs last. */
const last = folders(['start']);
/** Configured in playwright.engines.config.ts. */
const elsewhere = folders(['engines']);

const phone = {
  name: 'phone',
  use: { viewport: viewports.phone, hasTouch: true },
  testIgnore: [...onDesktop, ...last, ...elsewhere],
};
const desktop = { name: 'desktop', use: { viewport: viewports.desktop }, testMatch: onDesktop };
const afterAll = { name: 'after all', testMatch: last, dependencies: [phone.name, desktop.name] };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './environment/global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than cores of a small machine: half of a journey waits.
  workers: 3,
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
    // Of actions only: snapshots of page and requests take a third of a journey's time; a failure keeps its last screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [phone, desktop, afterAll],
});
