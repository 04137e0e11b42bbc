/** Journeys in a real browser, against a house of their own on free ports. */
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/browser/find-chromium.ts';

const folders = (names: string[]): string[] => names.map((name) => `**/${name}/**`);
/** The other engines have a configuration of their own. */
const elsewhere = ['engines'];
/** Lays out anew what all others are served from, so it comes when they are done. */
const last = ['start'];
/** Where the width makes no difference one run is enough: what has no page at all runs beside the desktop, the rest on the phone. */
const withoutPage = ['remotes'];
/** `access` judges both widths in one walk. */
const onPhone = [
  'access',
  'bad-input',
  'budgets',
  'create-offer',
  'interrupted',
  'keyboard',
  'offers',
  'payment',
  'platform',
  'purchase',
  'resume',
  'samples',
];
const phone = {
  name: 'phone',
  use: { viewport: { width: 390, height: 844 }, hasTouch: true },
  testIgnore: folders([...elsewhere, ...last, ...withoutPage]),
};
const desktop = {
  name: 'desktop',
  use: { viewport: { width: 1440, height: 900 } },
  testIgnore: folders([...elsewhere, ...last, ...onPhone]),
};
const afterAll = { name: 'after all', testMatch: folders(last), dependencies: [phone.name, desktop.name] };

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
    // No film: every journey would pay for the few that fail, whose last picture is kept anyway.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [phone, desktop, afterAll],
});
