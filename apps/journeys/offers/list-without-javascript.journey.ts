import { expect, site, slug, test } from '../walk/journey-test';
import { openTrafficList } from './traffic-list';

test('without JavaScript every offer, its price breakdown and the answers of all insurers are readable', async ({
  page,
  browser,
}) => {
  await openTrafficList(page);
  const offers = Number(/\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent())!)![0]);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
  });
  const served = await plain.newPage();
  await served.goto(`${site()}/${slug}/listeleme`);
  await expect(served.locator('[data-offer]:visible')).toHaveCount(offers);
  const first = served.locator('[data-offer]').first();
  // The summary, not the badge with the same words.
  await first.locator('summary', { hasText: 'Fiyat ve puan' }).click();
  // By element, because Playwright's text search ignores noscript.
  await expect(first.locator('details dt').first()).toBeVisible();
  await served.getByText('Hangi şirket ne yanıt verdi?').click();
  await expect(served.locator('details[open] noscript li').first()).toBeVisible();
  await plain.close();
});
