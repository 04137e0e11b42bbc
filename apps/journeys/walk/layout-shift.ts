/** The sum of a page's layout shifts (CLS without session windows). */
import type { Page } from '@playwright/test';

/** The limit for pages that people work with. */
export const unnoticedShift = 0.005;

interface Counting {
  shifted: number;
}

/** Call before the page is opened. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as Counting;
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** From now on, once the fonts are there: a page whose requests are held loads them anew, because that turns the cache off. */
export const countFromHere = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    (window as unknown as Counting).shifted = 0;
  });

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Counting).shifted);
