import type { Page } from '@playwright/test';
import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import { walkedLines } from '../walk/walked-lines';
import { samplePhoto } from '../walk/fill-fields';
import { expect, waitUntilHydrated, test } from '../walk/journey-test';
import { openStep } from '../walk/open-step';

const certificate = (page: Page) => page.getByLabel('İkinci el araç ticareti yetki belgesi');
const picture = {
  name: samplePhoto.name,
  mimeType: samplePhoto.type,
  buffer: Buffer.from(samplePhoto.base64, 'base64'),
};

test('F449 SHORTTRAFFIC is not left without the certificate, which survives a reload and can be taken back', async ({
  page,
}) => {
  await openStep(page, 'kisisel-bilgiler', { of: walkedLines.shortTraffic });
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('link', { name: 'Yetki belgenizin fotoğrafını yükleyin' })).toBeVisible();
  await certificate(page).setInputFiles({ ...picture, name: 'yetki.pdf', mimeType: 'application/pdf' });
  await expect(page.getByText('JPEG, PNG ya da GIF biçiminde bir görsel seçin')).toBeVisible();
  const kept = page.waitForResponse(/draft\/save/);
  await certificate(page).setInputFiles(picture);
  await expect(page.getByText(picture.name)).toBeVisible();
  await kept;
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByText(picture.name)).toBeVisible();
  await page.getByRole('button', { name: uploadTexts.remove(picture.name) }).click();
  await expect(page.getByText(picture.name)).toBeHidden();
});

test('F448 IMM for a plate without a traffic policy leads to buying one and does not lose the step', async ({
  page,
}) => {
  await openStep(page, 'ruhsat-bilgileri', { of: walkedLines.imm });
  await page.getByLabel('Plakam var').check();
  await page.getByLabel('Plaka', { exact: true }).fill('34PLC00');
  await page.getByLabel('Belge seri no').fill('AB123456');
  await page.getByRole('button', { name: 'Aracı bul ve devam et' }).click();
  const dialog = page.getByRole('dialog', { name: 'Önce trafik poliçesi gerekiyor' });
  await expect(dialog.getByRole('link', { name: 'Trafik sigortası teklifi alın' })).toHaveAttribute(
    'href',
    '/trafik-sigortasi/form',
  );
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ruhsat bilgileri' })).toBeVisible();
});
