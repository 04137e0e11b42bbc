/** A click like a person's: the pointer arrives, rests, presses and releases. */
import type { Locator } from 'playwright';

/** Milliseconds between arrival and press; without it the press would wait for hover effects and scrolling. */
export const pointerRestMs = 200;
/** Milliseconds between press and release; without it the click would wait for the frame of the press. */
const pressDuration = 80;

/** Hovers first: Playwright's own actionability checks would run on the page's main thread during the press. */
export async function pointAndClick(target: Locator): Promise<void> {
  const page = target.page();
  await target.hover({ force: true });
  await page.waitForTimeout(pointerRestMs);
  await page.mouse.down();
  await page.waitForTimeout(pressDuration);
  await page.mouse.up();
}
