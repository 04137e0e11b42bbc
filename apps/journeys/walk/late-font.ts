/** A typeface that arrives after the page was painted in its fallback. */
import type { Page } from '@playwright/test';

/** Holds the font back until the fallback was painted; the answer lets it go. */
export async function holdFont(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const hasFont = (page: Page): Promise<boolean> => page.evaluate(() => document.fonts.check('16px Bricolage'));

/** A frame after what is there now. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
