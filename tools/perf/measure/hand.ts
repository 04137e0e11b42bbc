/** How a hand presses: it arrives, rests, goes down and up again. */
import type { Locator } from 'playwright';

/** From its arrival to the press a hand takes longer; in one burst the press would wait for what the pointer draws, or for the scroll to what is focused. */
export const arrival = 200;
/** Without it the click would wait for the frame that shows the way down. */
const hold = 80;

/** The pointer stands there already: Playwright's own search for the place would run on the page's thread beside the press. */
export async function pointAndClick(target: Locator): Promise<void> {
  const page = target.page();
  await target.hover({ force: true });
  await page.waitForTimeout(arrival);
  await page.mouse.down();
  await page.waitForTimeout(hold);
  await page.mouse.up();
}
