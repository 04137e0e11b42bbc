import type { Locator } from '@playwright/test';
import { walkedLines } from '../walk/walked-lines';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { rows } from './traffic-list';

/** Pixels between the price and the button beside it. */
const gap = (row: Locator): Promise<number> =>
  row.evaluate((article) => {
    const price = article.querySelector('[class*=price] > span')!;
    price.firstChild!.textContent = '131.983';
    const button = article.querySelector('[class*=action] > *')!;
    return button.getBoundingClientRect().left - price.getBoundingClientRect().right;
  });

/** Amounts of the open breakdown that take more than one line. */
const brokenAmounts = (row: Locator): Promise<string[]> =>
  row.locator('dd').evaluateAll((amounts) =>
    amounts
      .filter((amount) => {
        const text = document.createRange();
        text.selectNodeContents(amount);
        return amount.textContent.endsWith('₺') && new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map(({ textContent }) => textContent),
  );

test('a kasko row fits a six-figure price beside its button, its disclosure does not move when opened, and no amount is broken', async ({
  page,
}) => {
  await prepareVisit(page.context(), { of: walkedLines.auto });
  await page.goto(`${site()}/kasko-sigortasi/listeleme`);
  await waitUntilHydrated(page);
  await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  const row = rows(page)
    .filter({ has: page.getByRole('button', { name: /^Değiştir/ }) })
    .first();
  for (const width of [360, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await gap(row), `at ${width} px`).toBeGreaterThanOrEqual(8);
  }
  const opener = row.locator('summary > span');
  const at = () => opener.evaluate((element) => element.getBoundingClientRect().left);
  const before = await at();
  await opener.click();
  await expect(row.getByText('Ödenecek tutar')).toBeVisible();
  expect(await at()).toBe(before);
  expect(await row.locator('dd', { hasText: '₺' }).count()).toBeGreaterThan(3);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await brokenAmounts(row), `at ${width} px`).toEqual([]);
  }
});
