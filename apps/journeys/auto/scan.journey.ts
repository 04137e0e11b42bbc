import { photoOf } from '../walk/code-picture';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { registration, telephoneBrowser } from './registration';

const form = '/kasko-sigortasi/form';

test('F121 a photo of the registration’s code fills in the form; one without a code shows a message', async ({
  page,
}) => {
  await page.goto(site() + form);
  await waitUntilHydrated(page);
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Fotoğraftan okut' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/bmp', buffer });
  };
  await choose('bos.bmp', Buffer.from('no picture'));
  await expect(page.getByText(/bir fotoğraf olarak açılamıyor/)).toBeVisible();
  await choose('duvar.bmp', photoOf(registration).fill(255, 54));
  await expect(page.getByText(/Karekod okunamadı/)).toBeVisible();
  await choose('ruhsat.bmp', photoOf(registration));
  await expect(page.getByText(/Karekod okundu/)).toBeVisible();
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByText('100 000 000 78')).toBeVisible();
});

test('a photo chosen while offline is read when the connection is back', async ({ page, context, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto(site() + form);
  await waitUntilHydrated(page);
  const chooser = page.waitForEvent('filechooser');
  await context.setOffline(true);
  // The notice appears above the button and would move it during the click.
  await expect(page.getByText('İnternet bağlantınız yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Fotoğraftan okut' }).click();
  await (await chooser).setFiles({ name: 'ruhsat.bmp', mimeType: 'image/bmp', buffer: photoOf(registration) });
  await expect(page.getByText(/Karekod, bağlantı gelince kendiliğinden okunur/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Karekod okundu/)).toBeVisible();
});

test('a photo of another registration without owner and serial clears those of the first', async ({ page }) => {
  await page.goto(site() + form);
  await waitUntilHydrated(page);
  const scan = async (text: string, plate: string) => {
    const chooser = page.waitForEvent('filechooser');
    const saved = page.waitForRequest(
      (request) => request.url().endsWith('/draft/save') && request.postData()!.includes(plate),
    );
    await page.getByRole('button', { name: 'Fotoğraftan okut' }).click();
    await (await chooser).setFiles({ name: 'ruhsat.bmp', mimeType: 'image/bmp', buffer: photoOf(text) });
    return (await saved).postDataJSON() as { answers: object };
  };
  expect((await scan(registration, '34ABC12')).answers).toMatchObject({ licenseNo: 'AB123456' });
  expect((await scan('PLAKA: 06 BCD 789', '06BCD789')).answers).toMatchObject({ licenseNo: '' });
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByLabel('TCKN veya VKN')).toHaveValue('');
});

test('F122 the welcome step leads to manual entry', async ({ page }) => {
  await page.goto(site() + form);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByLabel('TCKN veya VKN')).toBeVisible();
});

test('on a desktop the camera page redirects to the form', async ({ page }) => {
  await page.goto(`${site()}${form}/ruhsat-okut`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/karekodunu okutun/);
  await expect(page).not.toHaveURL(/ruhsat-okut/);
});

test.describe('on a phone without permission', () => {
  test.use({ userAgent: telephoneBrowser, permissions: [] });

  test('the camera page offers the alternatives', async ({ page }) => {
    await page.goto(`${site()}${form}/ruhsat-okut`);
    await expect(page.getByText(/elle girebilirsiniz|elle girin/)).toBeVisible();
    await page.getByRole('link', { name: 'Elle gir' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nasıl başlayalım?');
  });
});
