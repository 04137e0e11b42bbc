/** What is chosen on the list and at payment before hydration stays chosen, and counts. */
import type { Locator, Page } from '@playwright/test';
import { offersTexts } from '../../checkout/offers/texts/offers.texts';
import { reachPayment } from '../payment/reach-payment';
import { fillCard } from '../walk/buy';
import { holdScripts } from '../walk/hold-scripts';
import { expect, site, slug, test, waitUntilHydrated } from '../walk/journey-test';
import { openTrafficList, pick } from './traffic-list';

/** Frames in which the control was not ticked, from now on. */
async function countJumps(control: Locator): Promise<() => Promise<number>> {
  const counter = await control.evaluateHandle((watched: HTMLInputElement) => {
    const jumps = { count: 0 };
    const look = (): void => {
      if (!watched.checked) jumps.count++;
      requestAnimationFrame(look);
    };
    look();
    return jumps;
  });
  return async () => (await counter.jsonValue()).count;
}

async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(`${site()}/${slug}/${path}`, { waitUntil: 'commit' });
  return release;
}

test('offers to compare and an order chosen before hydration', async ({ page }) => {
  await openTrafficList(page);
  const release = await openHeld(page, 'listeleme');
  for (const at of [0, 1]) await pick(page, at).check();
  const order = page.getByLabel(offersTexts.sort, { exact: true });
  await order.selectOption('coverage');
  const jumps = await countJumps(pick(page, 0));
  release();
  await waitUntilHydrated(page);
  await expect(page.getByRole('button', { name: '2 teklifi kıyasla' })).toBeVisible();
  await expect(order).toHaveValue('coverage');
  expect(await jumps()).toBe(0);
});

test('a payment plan chosen before hydration', async ({ page }) => {
  const { walker, who } = await reachPayment(page);
  const release = await openHeld(page, 'odeme-bilgileri');
  const plan = page.getByRole('radio', { name: '3 taksit' });
  await plan.check();
  const jumps = await countJumps(plan);
  release();
  await waitUntilHydrated(page);
  // The bank tells the page about the card, which draws the plans anew.
  await fillCard(walker, who);
  await expect(plan).toBeChecked();
  expect(await jumps()).toBe(0);
});
