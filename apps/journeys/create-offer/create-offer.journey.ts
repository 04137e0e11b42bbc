import type { Locator, Page } from '@playwright/test';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

/** Submits the last step with a plate that the central check refuses with a code. */
async function requestOffers(page: Page, plate: string): Promise<Locator> {
  await prepareVisit(page.context(), { plate, until: 'form' });
  await page.goto(`${site()}/${slug}/form/arac-ozellikleri`);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const choices = {
  home: 'Ana sayfaya dön',
  kasko: 'Kasko Sigortası için teklif alın',
  start: 'Bilgileri yeniden gir',
  retry: 'Yeniden dene',
  check: 'Bilgilerimi kontrol edeyim',
  call: /^Arayın: 0850/,
  whatsapp: 'WhatsApp’tan yazın',
};
type Choice = keyof typeof choices;

const refused: { code: string; plate: string; title: string; offers: Choice[] }[] = [
  {
    code: '402',
    plate: '34HT402',
    title: 'Bu aracın teklifini danışmanımız hazırlıyor',
    offers: ['start', 'call', 'whatsapp', 'home'],
  },
  { code: 'BL0', plate: '34BL001', title: 'Bilgilerinizi yeniden doğrulayalım', offers: ['start', 'home'] },
  { code: '591', plate: '34HT591', title: 'Bu ürün için teklif veremiyoruz', offers: ['kasko', 'home'] },
  { code: '581', plate: '34HT581', title: 'Bu ürün için teklif veremiyoruz', offers: ['kasko', 'home'] },
  { code: 'B20', plate: '34BY020', title: 'Teklif hazırlanamadı', offers: ['call', 'whatsapp', 'home'] },
  { code: 'F500', plate: '34HT500', title: 'Teklif şu anda alınamıyor', offers: ['retry', 'home'] },
  { code: '999, which is unknown,', plate: '34HT999', title: 'Teklif hazırlanamadı', offers: ['check', 'home'] },
];

for (const { code, plate, title, offers } of refused) {
  test(`F314 F315 createoffer refused with ${code} shows its message, exactly its choices, and a link home`, async ({
    page,
  }) => {
    const dialog = await requestOffers(page, plate);
    await expect(dialog.getByRole('heading')).toHaveText(title);
    const controls = dialog.locator('a, button').filter({ hasText: /./ });
    await expect(controls.filter({ hasNotText: 'Kapat' })).toHaveText(offers.map((choice) => choices[choice]));
    await dialog.getByRole('link', { name: choices.home }).click();
    await page.waitForURL(`${site()}/`);
  });
}

for (const [code, plate] of [
  ['590', '34HT590'],
  ['59', '34HTA59'],
  ['580', '34HT580'],
  ['58', '34HTA58'],
] as const) {
  test(`F326 F327 code ${code} asks for marketing permission, confirms it, and links to the paired line and home`, async ({
    page,
  }) => {
    const dialog = await requestOffers(page, plate);
    await expect(dialog.getByRole('heading')).toHaveText('Şu anda teklif veremiyoruz');
    await dialog.getByRole('checkbox').check({ force: true });
    await dialog.getByRole('button', { name: 'İzin veriyorum, haber verin' }).click();
    await expect(dialog).toContainText('İzniniz kaydedildi.');
    await expect(dialog.getByRole('link', { name: choices.home })).toBeVisible();
    await dialog.getByRole('link', { name: choices.kasko }).click();
    await page.waitForURL('**/kasko-sigortasi/form/**');
  });
}

test('the dialog of code B20 cannot be closed', async ({ page }) => {
  const dialog = await requestOffers(page, '34BY020');
  await expect(dialog.getByRole('button', { name: 'Kapat' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});

for (const [code, plate, choice] of [
  ['402', '34HT402', 'start'],
  ['999', '34HT999', 'check'],
] as const) {
  test(`F334 code ${code} lets the visitor go to the first step`, async ({ page }) => {
    const dialog = await requestOffers(page, plate);
    await dialog.getByRole('button', { name: choices[choice] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
  });
}

test('F312 the last step leads to the offer list', async ({ page }) => {
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(`${site()}/${slug}/form/arac-ozellikleri`);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await page.waitForURL(`**/${slug}/listeleme`);
});
