/** The test function of journeys. A script error, console error, hydration mismatch or policy violation on the page fails the journey. */
import { test as base, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { chromiumEngine } from './engines/chromium';
import { Walker } from './walker';

export interface ErrorWatch {
  faults: string[];
  /** Allows console errors that the journey provokes: the browser reports every failed request as one. */
  expect(provoked: RegExp): void;
  follow(page: Page): void;
}

function createWatch(): ErrorWatch {
  const found: string[] = [];
  const provoked: RegExp[] = [];
  return {
    get faults() {
      return found.filter((fault) => !provoked.some((pattern) => pattern.test(fault)));
    },
    expect: (pattern) => void provoked.push(pattern),
    follow: (page) => {
      page.on('pageerror', (error) => found.push(`${error.name}: ${error.message}`));
      page.on(
        'console',
        (message) => message.type() === 'error' && found.push(`${message.text()} ${message.location().url}`),
      );
    },
  };
}

export const test = base.extend<{ watch: ErrorWatch; walker: Walker }>({
  // A unique device, because the API limits the identities per device and day.
  context: async ({ context }, use) => {
    await context.addCookies([{ name: 'user-device-id', value: randomUUID(), domain: 'localhost', path: '/' }]);
    await use(context);
  },
  watch: [
    async ({ page }, use) => {
      const watch = createWatch();
      watch.follow(page);
      await use(watch);
      expect(watch.faults, 'console errors and violated policies').toEqual([]);
    },
    { auto: true },
  ],
  walker: async ({ page }, use) => use(new Walker(chromiumEngine(page))),
});

export { expect };
export const site = (): string => process.env['SITE_URL']!;
export const sandbox = (): string => process.env['SANDBOX_URL']!;
export const slug = 'trafik-sigortasi';

/** Resolves when the page is hydrated. */
export const waitUntilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  );
