/** An editor brings a photograph; visitors get it in a modern format, and the page does not move. */
import sharp from 'sharp';
import { expectNoViolations } from '../walk/screen-checks';
import { expect, test } from '../walk/journey-test';
import { countShifts, shiftOf } from '../walk/layout-shift';
import { expectPublishable } from './expect-publishable';

const photo = () =>
  sharp({ create: { width: 2_400, height: 1_600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
const document = (picture: object) => ({
  slug: 'gorselli-sayfa',
  type: 'NO_INDEX',
  title: 'Görselli sayfa',
  seoTitle: 'Görselli sayfa',
  shortContent: 'Bir görselin yüklenmesini ve yayımlanmasını deneyen bir sayfadır.',
  category: null,
  editor: null,
  product: null,
  campaignEndDate: null,
  blocks: [
    { kind: 'text', prose: [{ text: 'Görselden önceki paragraf.' }] },
    { kind: 'image', picture, alt: 'Bir örnek', caption: 'Altyazı' },
    { kind: 'text', prose: [{ text: 'Görselden sonraki paragraf.' }] },
  ],
});

test('a picture is uploaded in the editor, published, and shown without a shift', async ({ page, watch }) => {
  const desk = process.env['DESK_URL']!;
  const site = process.env['SITE_URL']!;
  // Asked before anybody has signed in.
  watch.expect(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(desk);
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await page.getByRole('button', { name: /Selin Aksoy/ }).click();
  await expect(page.getByRole('heading', { name: 'İçerik' })).toBeVisible();
  const post = (path: string, data: object | Buffer, type: string) =>
    page.request.post(`${desk}/api/${path}`, { data, headers: { origin: desk, 'content-type': type } });
  const small = await sharp(await photo())
    .resize(300)
    .png()
    .toBuffer();
  const first = (await (await post('images', small, 'image/png')).json()) as { result: object };
  const created = await post('pages', { document: document(first.result) }, 'application/json');
  const { result } = (await created.json()) as { result: { id: string } };

  await page.goto(`${desk}/sayfalar/${result.id}`);
  await page.locator('[data-puck-component]').nth(1).click();
  const chosen = page.getByRole('region', { name: 'Seçili blok' });
  const file = chosen.getByLabel(/^Görsel dosyası/);
  await file.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(chosen.getByText(/^JPEG, PNG, WebP, AVIF ya da GIF biçiminde/)).toBeVisible();
  await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(chosen.getByText('1440 × 960 piksel')).toBeVisible();
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  await expectPublishable(page);
  await page.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(page.getByText('Sayfa yayımlandı')).toBeInViewport();

  await countShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 300 });
    await expect(async () => {
      await page.goto(`${site}/gorselli-sayfa`);
      await expect(page.getByRole('img', { name: 'Bir örnek' })).toBeAttached({ timeout: 1_000 });
    }).toPass();
    const picture = page.getByRole('img', { name: 'Bir örnek' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await expectNoViolations(page, 'page with a picture');
  }
});
