/** What moves on a page that nobody touched: the sum of its layout shifts, CLS without its windows. */
import type { Page } from '@playwright/test';

/** The goal of every page: what a reader does not notice (issue 3). */
export const unnoticedShift = 0.005;

interface Counting {
  shifted: number;
}

/** Before the page is opened. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as Counting;
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Counting).shifted);
