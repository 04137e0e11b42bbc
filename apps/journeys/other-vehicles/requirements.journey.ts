import type { Page } from '@playwright/test';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import { knownPlate, walkToStep } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
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

async function giveImmPlate(page: Page, plate: string): Promise<void> {
  await openStep(page, 'ruhsat-bilgileri', { of: walkedLines.imm });
  await page.getByLabel('Plakam var').check();
  await page.getByLabel('Plaka', { exact: true }).fill(plate);
  await page.getByLabel('Belge seri no').fill('AB123456');
  await page.getByRole('button', { name: 'Aracı bul ve devam et' }).click();
}

test('F448 IMM for a plate without a traffic policy leads to buying one and does not lose the step', async ({
  page,
}) => {
  await giveImmPlate(page, '34PLC00');
  const dialog = page.getByRole('dialog', { name: 'Önce trafik poliçesi gerekiyor' });
  await expect(dialog.getByRole('link', { name: 'Trafik sigortası teklifi alın' })).toHaveAttribute(
    'href',
    '/trafik-sigortasi/form',
  );
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ruhsat bilgileri' })).toBeVisible();
});

test('F448 IMM for a plate whose traffic policy begins later says so', async ({ page }) => {
  await giveImmPlate(page, '34TRF10');
  const dialog = page.getByRole('dialog', { name: 'Trafik poliçeniz henüz başlamadı' });
  await expect(dialog.getByText('Poliçenizin başladığı gün buradan sürdürün')).toBeVisible();
});

test('F447 a journey that outlasts the traffic policy by a day is refused at its end, one that ends with it has offers', async ({
  page,
  walker,
}) => {
  const today = dayInTurkey(new Date());
  await walkToStep(walker, {
    of: walkedLines.greenCard,
    sample: knownPlate,
    change: { licensePlateNo: '34TRF05' },
    until: 'Seyahat bilgileri',
  });
  await walker.pick('Gidilecek ülke', 'Yunanistan', 'Yunanistan');
  await walker.fillDay('Seyahat başlangıcı', today);
  await walker.fillDay('Seyahat bitişi', addDays(today, 6));
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await expect(page.getByRole('link', { name: /seyahatin bitişinden önce sona eriyor/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Seyahat bitişi' }).getByLabel('Gün')).not.toHaveValue('');
  await walker.fillDay('Seyahat bitişi', addDays(today, 5));
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await page.waitForURL('**/yesil-kart-sigortasi/listeleme');
});
