import type { Page } from '@playwright/test';
import { expect, test } from './gallery-test';

/** The goal of content pages: what a reader does not notice (issue 3). */
const unnoticed = 0.005;

/** Holds the font back until the fallback was painted; the answer lets it go. */
async function holdFont(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const hasFont = (page: Page): Promise<boolean> => page.evaluate(() => document.fonts.check('16px Bricolage'));
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const component of ['empty-state', 'accordion', 'text-field'])
  test(`the typeface takes the room of its fallback: nothing of ${component} moves when it arrives late`, async ({
    page,
    galleryUrl,
    complaints,
  }) => {
    const release = await holdFont(page);
    await countShifts(page);
    await page.goto(`${galleryUrl}/${component}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await painted(page);
    expect(await hasFont(page)).toBe(false);
    release();
    await expect.poll(() => hasFont(page)).toBe(true);
    await painted(page);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(unnoticed);
    expect(complaints).toEqual([]);
  });
