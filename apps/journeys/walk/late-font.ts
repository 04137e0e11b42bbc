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

/** As on Android, which has no Arial. Before the page is opened. */
export async function hideArial(page: Page): Promise<void> {
  await page.route('**/static/css/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replace(/local\("(Arial|Liberation Sans)/g, 'local("No $1') });
  });
}

/** The families whose faces were asked for and found. */
export const foundFamilies = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.fonts].filter((face) => face.status === 'loaded');
    return [...new Set(found.map((face) => face.family))];
  });

export const hasFont = (page: Page): Promise<boolean> => page.evaluate(() => document.fonts.check('16px Bricolage'));

/** A frame after what is there now. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
