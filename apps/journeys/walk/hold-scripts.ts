import type { Page } from '@playwright/test';

/** Holds all scripts back. @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
