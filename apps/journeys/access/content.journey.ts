import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { expectScreen } from './faults';

/** The landing pages are judged in `landing`. */
const pages = ['/form', `/${slug}/basvuru-tamamlandi`, '/form/devam'];

for (const path of pages) {
  test(`${path} has no axe violation and fits every width`, async ({ page }) => {
    await page.goto(`${site()}${path}`);
    await expectScreen(page, path);
  });
}

test('F002 F607 the not-found page has no axe violation and fits every width', async ({ page, watch }) => {
  watch.expect(/404/);
  const answer = await page.goto(`${site()}/boyle-bir-sayfa-yok`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Sayfa bulunamadı');
  await expectScreen(page, 'not found');
});

test('the hero form in its error state has no axe violation', async ({ page }) => {
  await page.goto(`${site()}/${slug}`);
  await page.getByLabel('TCKN veya VKN').click();
  await hydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectScreen(page, 'hero with errors');
});
