/** Parts of the offer list that can be opened: checked with axe, opened and closed by keyboard. */
import type { Page } from '@playwright/test';
import { assistantSummary } from '../../checkout/offers/assistant/assistant-summary.texts';
import { openTrafficList, pick } from '../offers/traffic-list';
import { expect, test } from '../walk/journey-test';
import { expectScreen, expectState } from '../walk/screen-checks';

const wide = { width: 1440, height: 900 };

/** Opens a dialog by Enter, tabs inside it, closes it by Escape and expects the focus to return. */
async function openByKeyboard(page: Page, opener: string, title: string): Promise<void> {
  const button = page.getByRole('button', { name: opener, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  // Lazy content must have arrived: from the close button alone Tab would leave the page.
  await expect(dialog.locator(':is(a, button, input, summary)').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectScreen(page, title);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

test('filters, campaigns and explained covers on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openTrafficList(page);
  await openByKeyboard(page, 'Filtrele', 'Filtreler');
  await openByKeyboard(page, 'Kampanyalar', 'Kampanyalar');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await openByKeyboard(page, 'Teminatlar ne anlama geliyor?', 'Teminat kapsamı');
});

test('filter panel, insurers without an offer, ranking and favourites on a wide screen', async ({ page }) => {
  test.slow();
  await page.setViewportSize(wide);
  await openTrafficList(page);
  const filter = page.getByRole('complementary', { name: 'Filtreler' }).getByRole('checkbox').first();
  await filter.focus();
  await page.keyboard.press('Space');
  await expect(filter).toBeChecked();
  for (const summary of ['Hangi şirket ne yanıt verdi?', 'Sıralama nasıl yapılıyor?', assistantSummary]) {
    await page.getByText(summary).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('slider')).toBeVisible();
  await expectState(page, 'opened parts');
  await page.getByRole('tab', { name: /^Tüm/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Henüz favoriniz yok')).toBeVisible();
  await expectState(page, 'no favourites');
});

test('the comparison and its mail dialog', async ({ page }) => {
  test.slow();
  await page.setViewportSize(wide);
  await openTrafficList(page);
  for (const at of [0, 1]) {
    await pick(page, at).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: '2 teklifi kıyasla' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki teklif yan yana');
  await expectScreen(page, 'comparison');
  await openByKeyboard(page, 'E-posta ile gönder', 'E-postayla alın');
});
