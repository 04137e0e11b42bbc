/** A web font that arrives after the page was painted with its fallback. */
import type { Page } from '@playwright/test';

/** Holds the font files back. @returns a function that releases them */
export async function delayFont(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Simulates Android, which has no Arial: the styles in the document are altered, which its policy would not allow. Call before the page is opened. */
export async function hideArial(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const html = await response.text();
      await route.fulfill({
        response,
        headers,
        body: html.replace(/local\("(Arial|Liberation Sans)/g, 'local("No $1'),
      });
    },
  );
}

/** Font families that were loaded. */
export const foundFamilies = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.fonts].filter((face) => face.status === 'loaded');
    return [...new Set(found.map((face) => face.family))];
  });

export const hasFont = (page: Page): Promise<boolean> => page.evaluate(() => document.fonts.check('16px Bricolage'));

/** Waits until the current state is painted. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
