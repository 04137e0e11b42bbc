/** The bank's answer about the card arrives while the pay button is held down: its part of the page grows and the button moves. */
import { expect, test } from '../walk/journey-test';
import { reachPayment } from './reach-payment';

test('a press on the pay button counts when the button moves meanwhile', async ({ page }) => {
  // All in view: a scrolled page is kept in place by the browser.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await reachPayment(page);
  const button = page.getByRole('button', { name: /₺ öde$/ });
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  const before = (await button.boundingBox())!;
  await page.mouse.down();
  await page
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => (frame.height = String(frame.clientHeight + 120)));
  await expect.poll(async () => (await button.boundingBox())!.y - before.y).toBeGreaterThan(before.height);
  await page.mouse.up();
  await page.waitForURL('**/bank/three-d**');
});
