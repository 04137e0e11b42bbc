/** What is chosen on the list before hydration stays chosen, and counts. */
import { offersTexts } from '../../checkout/offers/texts/offers.texts';
import { countJumps, openHeld } from '../walk/held-choices';
import { expect, test, waitUntilHydrated } from '../walk/journey-test';
import { openTrafficList, pick } from './traffic-list';

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
