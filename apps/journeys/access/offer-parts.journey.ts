/** What opens on the list of offers, each judged by axe, opened and left by keyboard alone. */
import type { Page } from '@playwright/test';
import { openTrafficList, pick } from '../offers/traffic-list';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { expectAccessible } from './faults';

const wide = { width: 1440, height: 900 };

/** Opens a dialog by Enter, walks through it by Tab without leaving it, closes it by Escape: the focus is where it was. */
async function openByKeyboard(page: Page, opener: string, title: string): Promise<void> {
  const button = page.getByRole('button', { name: opener, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessible(page, title);
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
  for (const summary of ['Kim, neden vermedi?', 'Sıralama nasıl yapılıyor?']) {
    await page.getByText(summary).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('slider')).toBeVisible();
  await expectAccessible(page, 'opened parts');
  await page.getByRole('tab', { name: /^Tüm/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Henüz favoriniz yok')).toBeVisible();
  await expectAccessible(page, 'no favourites');
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
  await expectAccessible(page, 'comparison');
  await openByKeyboard(page, 'E-posta ile gönder', 'Kıyaslamayı e-postayla alın');
});

test('the answers that are awaited, insurer by insurer, and the quiz', async ({ page }) => {
  test.slow();
  await prepareVisit(page.context(), { plate: '34ASK01' });
  await page.goto(`${site()}/${slug}/listeleme`);
  await hydrated(page);
  const quiz = page.getByRole('region', { name: 'Beklerken bir soru' });
  await quiz.getByRole('button').first().press('Enter');
  await expect(quiz.getByRole('status')).not.toBeEmpty();
  await page.getByText('Şirket şirket görün').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open] li').first()).toBeVisible();
  await expectAccessible(page, 'quiz and insurers');
});
