import type { Page } from '@playwright/test';
import { rangeCalendarTexts } from '@emsal/ui/range-calendar/range-calendar.texts';
import { components } from '../../../tools/gallery/components.ts';
import { expectFaultless, overflow, setTextSize } from '../access/faults';
import { painted } from '../walk/late-font';
import { expect, test } from './gallery-test';
import { moving, tooSmall, withoutRing } from './judgements';

/** Drawn whole: with the calendar, which an example fetches, and the typeface, which is asked for when there is something to draw. */
async function openExamples(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText(rangeCalendarTexts.loading)).toHaveCount(0);
  await painted(page);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** The wide window at 200% zoom; the phone's narrowest. */
async function expectZoomed(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, width: Math.max(size.width / 2, 320) });
  expect.soft(await overflow(page), 'fits at 200% zoom').toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

test.describe('every example', () => {
  for (const component of components()) {
    test(`of ${component} has no axe violation, fits 320 px, zoom and text of 200%, and stands forced colours and no motion`, async ({
      page,
      galleryUrl,
      complaints,
    }, { project }) => {
      await openExamples(page, `${galleryUrl}/${component}`);
      await page.screenshot({ path: `reports/gallery/${component}-${project.name}.png`, fullPage: true });
      await expectFaultless(page, component);
      await expectZoomed(page);
      expect.soft(await tooSmall(page), 'targets of 44 px').toEqual([]);
      expect.soft(await withoutRing(page), 'a ring at the focus').toEqual([]);

      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      expect.soft(await withoutRing(page), 'a ring in forced colours').toEqual([]);
      expect.soft(await moving(page), 'still').toEqual([]);
      await page.screenshot({ path: `reports/gallery/${component}-${project.name}-forced.png`, fullPage: true });

      await setTextSize(page, 200);
      expect.soft(await overflow(page), 'fits with text of 200%').toBeLessThanOrEqual(0);
      await page.screenshot({ path: `reports/gallery/${component}-${project.name}-text.png`, fullPage: true });
      await setTextSize(page, 100);
      await expectZoomed(page);
      expect(complaints).toEqual([]);
    });
  }
});
