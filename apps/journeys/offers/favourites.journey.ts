import type { Page } from '@playwright/test';
import { expect, test } from '../walk/journey-test';
import { openTrafficList, rows, select } from './traffic-list';

test('F150 F366 a favourite is listed under its tab and can be removed there', async ({ page }) => {
  await openTrafficList(page);
  const first = rows(page).first();
  const firm = await first.getByRole('heading').textContent();
  const heart = first.getByRole('button', { name: `Favori: ${firm}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Favoriler 1' }).click();
  const panel = page.getByRole('tabpanel', { name: /Favoriler/ });
  await expect(panel.getByRole('article')).toHaveCount(1);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(firm!);
  await panel.getByRole('button', { name: /^Favori: / }).press('Enter');
  await expect(panel.getByRole('article')).toHaveCount(0);
  await expect(panel).toBeFocused();
});

/** Sets the visitor's variant of the A/B test about favourites. */
const setVariant = (page: Page, variant: string): Promise<unknown> =>
  page.route('**/getAbTestList/*', (route) =>
    route.fulfill({
      json: { isSuccess: true, result: [{ index: 25, value: variant }], message: null, messageCode: null },
    }),
  );

test('F156 in variant C of the test a toast confirms a favourite and does not cover the comparison bar', async ({
  page,
}) => {
  await setVariant(page, 'C');
  await openTrafficList(page);
  await select(page, 1);
  const bar = await page.getByRole('region', { name: 'Kıyaslanacak teklifler' }).boundingBox();
  // Read as it appears, because the toast disappears after five seconds.
  const toastEnd = page.waitForFunction(() => document.querySelector('[class*=toast]')?.getBoundingClientRect().bottom);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Favori: / })
    .click();
  expect(await (await toastEnd).jsonValue()).toBeLessThan(bar!.y);
});
