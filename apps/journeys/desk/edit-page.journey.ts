/** Somebody who writes no code changes a page, looks at it, publishes it and takes it back. */
import { expectNoViolations } from '../walk/screen-checks';
import { expect, test } from '../walk/journey-test';
import { expectPublishable } from './expect-publishable';

const addition = 'Bu cümleyi masadan ekledik.';
const paragraph = `${addition} Ayrıntısı **burada** değil, [hakkımızda](/hakkimizda) sayfasında.`;

test('a page is changed, previewed, published and taken back at the desk', async ({ page, watch }) => {
  const desk = process.env['DESK_URL']!;
  const site = process.env['SITE_URL']!;
  // Asked before anybody has signed in.
  watch.expect(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(desk);
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await page.getByRole('button', { name: /Selin Aksoy/ }).click();
  await expect(page.getByRole('heading', { name: 'İçerik' })).toBeVisible();
  await page.getByLabel('Sayfalarda ara').fill('why-different');
  await page.getByRole('button', { name: 'Ara' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectNoViolations(page, 'pages at the desk');
  await page.getByRole('row').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Sıra' })).toBeVisible();
  await expectNoViolations(page, 'editor of a page');

  await page.locator('[data-puck-component]').first().click();
  const chosen = page.getByRole('region', { name: 'Seçili blok' });
  await chosen.getByRole('textbox').first().fill(paragraph);
  await expect(page.locator('[data-puck-component]').first()).toContainText(addition);
  for (const leave of [
    () => page.getByRole('link', { name: 'Başvurular' }).click(),
    () => page.getByRole('button', { name: 'Çıkış' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    const question = page.getByRole('dialog', { name: 'Yazdıklarınız kaydedilmedi' });
    await expect(question).toBeVisible();
    await expectNoViolations(page, 'question before leaving');
    await question.getByRole('button', { name: 'Sayfada kal' }).click();
    await expect(page.locator('[data-puck-component]').first()).toContainText(addition);
  }
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  await expect(page.getByText('Taslak kaydedildi')).toBeVisible();
  await expectPublishable(page);

  await page.getByRole('button', { name: 'Önizleme' }).click();
  const phone = page.frameLocator('iframe[width="390"]');
  await expect(phone.getByText(addition)).toBeVisible();
  const address = `${site}/why-different`;
  const shown = async () => (await page.request.get(address)).text();
  expect(await shown()).not.toContain(addition);

  await page.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(page.getByText('Sayfa yayımlandı')).toBeInViewport();
  await expect.poll(shown).toContain(addition);
  await page.getByRole('button', { name: /Bu sürüme dön/ }).click();
  await expect(page.getByText('Önceki sürüm yeniden yayında.')).toBeVisible();
  await expect.poll(shown).not.toContain(addition);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'İçerik', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'İçerik' })).toBeVisible();
  await expectNoViolations(page, 'pages at the desk');
});
