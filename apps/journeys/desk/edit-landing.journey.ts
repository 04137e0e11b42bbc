/** Somebody who writes no code changes the heading of a product's page, looks at it, publishes it and takes it back. */
import { expect, test } from '../walk/journey-test';
import { expectPublishable } from './expect-publishable';

const path = '/yesil-kart-sigortasi';
const first = 'Sınırdan önce yeşil kart:';
const former = 'Yeşil kart:';
/** A publication and its taking back are seen within this time. */
const soon = { timeout: 10_000 };

test('the heading of a landing page is changed, previewed, published and taken back at the desk', async ({
  page,
  watch,
}) => {
  const desk = process.env['DESK_URL']!;
  const site = process.env['SITE_URL']!;
  const heading = async () =>
    /<h1>.*?<\/h1>/s.exec(await (await page.request.get(site + path)).text())?.[0].replace(/<[^>]+>/g, '');
  // Asked before anybody has signed in.
  watch.expect(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(desk);
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await page.getByRole('button', { name: /Selin Aksoy/ }).click();
  await page.getByLabel('Sayfalarda ara').fill(path.slice(1));
  await page.getByRole('button', { name: 'Ara' }).click();
  const row = page.getByRole('row', { name: /Yeşil Kart Sigortası/ });
  await expect(row).toContainText('Yayında');
  await row.getByRole('link').click();
  await expect(page.getByLabel('Adres')).toHaveAttribute('readonly');

  // By keyboard: the list of blocks leads to the fields of the chosen one.
  const chosen = page.getByRole('region', { name: 'Seçili blok' });
  await page.getByRole('button', { name: '1. Başlık ve form', exact: true }).press('Enter');
  await expect(chosen.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chosen.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(first);
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  await expect(page.getByText('Taslak kaydedildi')).toBeVisible();
  await expectPublishable(page);

  await page.getByRole('button', { name: 'Önizleme' }).click();
  for (const width of [390, 1440])
    await expect(
      page.frameLocator(`iframe[width="${width}"]`).getByRole('heading', { level: 1 }),
      `the draft at ${width} px`,
    ).toContainText(first);
  expect(await heading()).toContain(former);

  await page.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(page.getByText('Sayfa yayımlandı')).toBeInViewport();
  await expect.poll(heading, soon).toContain(first);
  const published = await page.goto(site + path);
  expect(published!.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  await expect(page).toHaveTitle(/Yeşil kart sigortası fiyatları/);

  await page.goBack();
  await page.getByRole('button', { name: /Bu sürüme dön/ }).click();
  await expect(page.getByText('Önceki sürüm yeniden yayında.')).toBeVisible();
  await expect.poll(heading, soon).toContain(former);
});
