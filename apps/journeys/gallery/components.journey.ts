import type { Page } from '@playwright/test';
import { rangeCalendarTexts } from '@emsal/ui/range-calendar/range-calendar.texts';
import { components } from '../../../tools/gallery/components.ts';
import { expectNoViolations, overflow, setTextSize } from '../walk/screen-checks';
import { waitForPaint } from '../walk/late-font';
import { viewports, type Viewport } from '../walk/viewports';
import { expect, test } from './gallery-test';
import { moving, tooSmall, withoutFocusRing } from './component-checks';

/** Waits until the examples are rendered with lazy parts and fonts. */
async function openExamples(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText(rangeCalendarTexts.loading)).toHaveCount(0);
  await waitForPaint(page);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** 200% zoom of the wide viewport, 320 px on the phone. */
async function expectZoomed(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, width: Math.max(size.width / 2, 320) });
  expect.soft(await overflow(page), `fits at 200% zoom of ${size.width} px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  expect.soft(await withoutFocusRing(page), 'a ring in forced colours').toEqual([]);
  expect.soft(await moving(page), 'still').toEqual([]);
}

async function expectLargeText(page: Page): Promise<void> {
  await setTextSize(page, 200);
  expect.soft(await overflow(page), 'fits with text of 200%').toBeLessThanOrEqual(0);
  await setTextSize(page, 100);
}

/** All conditions in one visit, because loading the page takes longer than most checks. */
async function expectComponent(page: Page, component: string, viewport: Viewport): Promise<void> {
  await page.setViewportSize(viewports[viewport]);
  await waitForPaint(page);
  // For eyes; nobody looks at those of CI.
  if (!process.env['CI'])
    await page.screenshot({ path: `reports/gallery/${component}-${viewport}.png`, fullPage: true });
  await expectNoViolations(page, `${component} on ${viewport}`);
  await expectZoomed(page);
  expect.soft(await tooSmall(page), 'targets of 44 px').toEqual([]);
  expect.soft(await withoutFocusRing(page), 'a ring at the focus').toEqual([]);
  await expectLargeText(page);
}

test.describe('every example', () => {
  for (const component of components()) {
    test(`of ${component} has no axe violation, fits both widths, 320 px, zoom and text of 200%, and supports forced colours and reduced motion`, async ({
      page,
      galleryUrl,
    }) => {
      await openExamples(page, `${galleryUrl}/${component}`);
      await expectComponent(page, component, 'phone');
      await expectComponent(page, component, 'desktop');
      await expectForcedColours(page);
    });
  }
});
