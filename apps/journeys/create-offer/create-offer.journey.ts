/** One refusal with its choices and one that asks for permission; the screen tests cover every code (`libs/funnel/create-offer`). */
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

test('F314 F315 F334 createoffer refused with 402 shows its message and choices, one of which leads to the first step', async ({
  page,
}) => {
  const dialog = await requestOffers(page, '34HT402');
  await expect(dialog.getByRole('heading')).toHaveText('Bu aracın teklifini danışmanımız hazırlıyor');
  await expect(dialog.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
  await dialog.getByRole('button', { name: 'Bilgileri yeniden gir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
});

test('F326 F327 code 590 asks for marketing permission, confirms it, and links to the paired line and home', async ({
  page,
}) => {
  const dialog = await requestOffers(page, '34HT590');
  await expect(dialog.getByRole('heading')).toHaveText('Şu anda teklif veremiyoruz');
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: 'İzin veriyorum, haber verin' }).click();
  await expect(dialog).toContainText('İzniniz kaydedildi.');
  await expect(dialog.getByRole('link', { name: 'Ana sayfaya dön' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Kasko Sigortası için teklif alın' }).click();
  await page.waitForURL('**/kasko-sigortasi/form/**');
});
