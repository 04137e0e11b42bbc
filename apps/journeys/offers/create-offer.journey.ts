import type { Page } from '@playwright/test';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

async function askForOffers(page: Page, plate: string): Promise<ReturnType<Page['getByRole']>> {
  await prepareVisit(page.context(), { plate, until: 'form' });
  await page.goto(`${site()}/${slug}/form/arac-ozellikleri`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const codes: [string, string, string, string][] = [
  ['F314 F315', '402', '34HT402', 'Bu aracı danışmanla sigortalıyoruz'],
  ['F314 F315', 'BL0', '34BL001', 'Bilgilerinizi yeniden doğrulayalım'],
  ['F314 F315', '591', '34HT591', 'Bu ürün için teklif veremiyoruz'],
  ['F314 F315', 'F500', '34HT500', 'Teklif şu anda alınamıyor'],
  ['F314 F315', '999', '34HT999', 'Teklif hazırlanamadı'],
];
for (const [ids, code, plate, title] of codes) {
  test(`${ids} createoffer refused with ${code} opens its modal with a way home`, async ({ page }) => {
    const dialog = await askForOffers(page, plate);
    await expect(dialog.getByRole('heading')).toHaveText(title);
    await dialog.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await page.waitForURL(`${site()}/`);
  });
}

test('F326 code 590 asks for marketing permission and confirms it', async ({ page }) => {
  const dialog = await askForOffers(page, '34HT590');
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: 'İzin veriyorum, haber verin' }).click();
  await expect(dialog).toContainText('İzniniz kaydedildi.');
  await expect(dialog.getByRole('link', { name: 'Ana sayfaya dön' })).toBeVisible();
});

test('code B20 leaves no close button and no escape', async ({ page }) => {
  const dialog = await askForOffers(page, '34BY020');
  await expect(dialog.getByRole('button', { name: 'Kapat' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});

test('F334 any other code lets the visitor check the first step', async ({ page }) => {
  const dialog = await askForOffers(page, '34HT999');
  await dialog.getByRole('button', { name: 'Bilgilerimi kontrol edeyim' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
});

test('F312 the last step leads to the offer list', async ({ page }) => {
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(`${site()}/${slug}/form/arac-ozellikleri`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await page.waitForURL(`**/${slug}/listeleme`);
});
