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

test('a kasko row fits a six-figure price beside its button, and its disclosure does not move when opened', async ({
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
});
