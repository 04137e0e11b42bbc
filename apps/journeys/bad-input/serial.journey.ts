/** The plate step without a plate from the landing page. */
import { stepPath } from '@emsal/lines/kit/steps/paths';
import { walkedLines } from '../walk/walked-lines';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { openStep } from '../walk/open-step';
import { prepareVisit } from '../walk/prepared-visit';

test('the province is asked only when no plate was issued yet', async ({ page }) => {
  await openStep(page, 'ruhsat-bilgileri');
  const city = page.getByRole('combobox', { name: 'Aracın tescil edileceği il' });
  await expect(page.getByLabel('Plakam henüz çıkmadı')).not.toBeChecked();
  await expect(city).toBeHidden();
  await page.getByLabel('Plakam henüz çıkmadı').check();
  await expect(city).toBeVisible();
  await page.getByLabel('Plakam var').check();
  await expect(city).toBeHidden();
});

test('a typed licence serial is not replaced by the registry’s after a reload', async ({ page }) => {
  await openStep(page, 'ruhsat-bilgileri');
  await page.getByLabel('Plakam var').check();
  await page.getByLabel('Plaka', { exact: true }).fill('34ABC12');
  const kept = page.waitForResponse(
    (reply) => reply.url().endsWith('/draft/save') && /CD 654 321/.test(reply.request().postData() ?? ''),
  );
  await page.getByLabel('Belge seri no').fill('CD 654 321');
  await kept;
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('button', { name: 'Aracı bul ve devam et' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/CD ?654 ?321/);
  await page.getByRole('button', { name: 'Aracı bul ve devam et' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç özellikleri');
  await expect(page.getByRole('main')).toContainText('BMW');
});

test('after choosing that no plate was issued and changing back, plate, serial and vehicle are restored', async ({
  page,
  context,
}) => {
  const { line } = walkedLines.traffic;
  await prepareVisit(context, { openAt: 'ruhsat-bilgileri', plate: '34ABC12' });
  await page.goto(site() + stepPath(line, 'ruhsat-bilgileri'));
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Değiştir' }).first().click();
  await page.getByLabel('Plakam henüz çıkmadı').check({ force: true });
  await expect(page.getByLabel('Plaka', { exact: true })).toBeHidden();
  await page.getByLabel('Plakam var').check({ force: true });
  await expect(page.getByLabel('Plaka', { exact: true })).toHaveValue('34 ABC 12');
  await expect(page.getByLabel('Belge seri no')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Aracı bul ve devam et' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç özellikleri');
  await expect(page.getByRole('main')).toContainText('BMW');
});
