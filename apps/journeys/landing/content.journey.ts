import type { Page } from '@playwright/test';
import { expectScreen, overflow } from '../walk/screen-checks';
import { expect, site, test } from '../walk/journey-test';
import { countShifts, shiftOf } from '../walk/layout-shift';
import { viewports } from '../walk/viewports';
import { contentPages } from './pages';

/** The typeface arrives after the first paint: a paragraph may then take a line less. */
const smallShift = 0.02;

/** Style sheets and the typeface come after the first paint, as on a slow line, so that what they move is counted. */
const holdBackStyles = (page: Page): Promise<unknown> =>
  page.route(/\.(css|woff2)/, (route) => setTimeout(() => void route.continue().catch(() => undefined), 600));

/** Loads the page, scrolls to its end and expects that nothing has moved. */
async function readWithoutShift(page: Page, url: string): Promise<number> {
  const answer = await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 20_000);
  expect.soft(await shiftOf(page), `shift at ${page.viewportSize()!.width} px`).toBeLessThanOrEqual(smallShift);
  return answer!.status();
}

for (const { ids, path } of contentPages) {
  test(
    `${ids} ${path} is served with 200, has no axe violation, fits every width, does not shift, and supports forced colours and reduced motion`.trim(),
    async ({ page }) => {
      await countShifts(page);
      await holdBackStyles(page);
      expect(await readWithoutShift(page, site() + path)).toBe(200);
      await expectScreen(page, path);

      await page.setViewportSize(viewports.desktop);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await readWithoutShift(page, site() + path);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      for (const width of [viewports.desktop.width / 2, 320]) {
        await page.setViewportSize({ width, height: 450 });
        expect(await overflow(page), `fits ${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}
