/** What is chosen at payment before hydration stays chosen, and counts. */
import { ucurtma } from '@emsal/insurers/firms/ucurtma';
import { fillCard } from '../walk/buy';
import { countJumps, openHeld } from '../walk/held-choices';
import { expect, test, waitUntilHydrated } from '../walk/journey-test';
import { reachPayment } from './reach-payment';

test('a payment plan chosen before hydration', async ({ page }) => {
  // Answers at once and allows instalments, which not every insurer does.
  const { walker, who } = await reachPayment(page, { insurer: ucurtma.name });
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
