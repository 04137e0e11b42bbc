import type { Page } from '@playwright/test';

/** Holds every script back. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
