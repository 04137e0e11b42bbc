/** What opens on the list of offers, each judged by axe and by its language, opened and left by keyboard alone. */
import type { Page } from '@playwright/test';
import { openTrafficList, pick } from '../offers/traffic-list';
import { expect, test } from '../walk/journey-test';
import { expectScreen } from './faults';

const wide = { width: 1440, height: 900 };

/** Opens a dialog by Enter, walks through it by Tab without leaving it, closes it by Escape: the focus is where it was. */
async function openByKeyboard(page: Page, opener: string, title: string): Promise<void> {
  const button = page.getByRole('button', { name: opener, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  // Its content may come a moment later; from the close button alone Tab would leave for the browser's own controls.
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
  await openByKeyboard(page, 'Teminatlar ne anlama geliyor?', 'Teminat kapsamı');
});

test('the filter panel, who did not offer, the ranking and the favourites on a wide screen', async ({ page }) => {
  test.slow();
  await page.setViewportSize(wide);
  await openTrafficList(page);
  const filter = page.getByRole('complementary', { name: 'Filtreler' }).getByRole('checkbox').first();
  await filter.focus();
  await page.keyboard.press('Space');
  await expect(filter).toBeChecked();
  for (const summary of ['Hangi şirket ne yanıt verdi?', 'Sıralama nasıl yapılıyor?']) {
    await page.getByText(summary).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('slider')).toBeVisible();
  await expectScreen(page, 'opened parts');
  await page.getByRole('tab', { name: /^Tüm/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Henüz favoriniz yok')).toBeVisible();
  await expectScreen(page, 'no favourites');
});

test('the comparison and the dialog that mails it', async ({ page }) => {
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
