import type { Page } from '@playwright/test';
import { expect, waitUntilHydrated, test } from '../walk/journey-test';
import { openTrafficList, pick, rows, select } from './traffic-list';

const wide = { width: 1440, height: 900 };

/** In document order. */
const prices = async (page: Page): Promise<number[]> =>
  (await rows(page).locator('[class*=price]').allTextContents())
    .flatMap((words) => /[\d.]+,\d\d/.exec(words) ?? [])
    .map((lira) => Number(lira.replaceAll('.', '').replace(',', '.')));

const isRising = (numbers: readonly number[]): boolean =>
  numbers.length > 1 && numbers.every((number, at) => number >= (numbers[at - 1] ?? 0));

test('F151 offers are sorted, selected and compared on a page that can be reloaded', async ({ page }) => {
  await page.setViewportSize(wide);
  await openTrafficList(page);
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption({ label: 'En düşük fiyat' });
  // The document order may follow the visible order by a frame.
  await expect.poll(async () => isRising(await prices(page))).toBe(true);
  const names = await rows(page).getByRole('heading').allTextContents();
  await select(page, 0);
  await select(page, 1);
  await page.getByRole('button', { name: '2 teklifi kıyasla' }).press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('İki teklif yan yana');
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(title).toContainText('hazır');
  await expect(title).toBeFocused();
  await page.goForward();
  await expect(title).toHaveText('İki teklif yan yana');
  await expect(title).toBeFocused();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(title).not.toBeFocused();
  await expect(page.getByRole('columnheader').filter({ hasText: names[0]! })).toBeVisible();
  await expect(page.getByRole('columnheader').filter({ hasText: names[1]! })).toBeVisible();
});

test('a fourth selection on a phone is refused with the reason in the bar', async ({ page }) => {
  await openTrafficList(page);
  for (const at of [0, 1, 2]) await select(page, at);
  await pick(page, 3).click();
  await expect(page.getByText('En çok 3 teklif kıyaslanır.')).toBeVisible();
  await expect(pick(page, 3)).not.toBeChecked();
});

test('a focused control on a phone is not covered by the comparison bar', async ({ page }) => {
  await openTrafficList(page);
  for (const at of [0, 1, 2]) await select(page, at);
  const bar = page.getByRole('region', { name: 'Kıyaslanacak teklifler' });
  await expect(bar).toBeVisible();
  for (const at of [3, 4, 5]) {
    const next = pick(page, at);
    await next.focus();
    const [control, top] = await Promise.all([next.boundingBox(), bar.boundingBox()]);
    expect(control!.y + control!.height).toBeLessThanOrEqual(top!.y);
  }
  await bar.getByRole('button', { name: 'Temizle' }).press('Enter');
  await expect(page.getByRole('tabpanel', { name: /^Tüm teklifler/ })).toBeFocused();
});
