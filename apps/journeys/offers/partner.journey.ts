import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, waitUntilHydrated, sandbox, slug, test } from '../walk/journey-test';
import { uniquePlate } from '../walk/unique-people';

test('F043 a partner’s customer sees offers only after consent', async ({ page }) => {
  await page.goto(`${sandbox()}/partner/apply?plate=${uniquePlate()}`);
  await waitUntilHydrated(page);
  const go = page.getByRole('button', { name: 'Teklifleri getir' });
  await go.click();
  await expect(page.getByText('izin kutusunu işaretleyin')).toBeVisible();
  await page.getByRole('checkbox').check();
  await go.click();
  await page.waitForURL(`**/${slug}/**`);
});

test('F355 closing the no-offer dialog leaves a partner’s customer on the list', async ({ page }) => {
  await page.goto(`${sandbox()}/partner/apply?plate=34YOK00`);
  await waitUntilHydrated(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Şirketlerden teklif gelmedi' });
  await expect(dialog).toBeVisible(allAnsweredTimeout);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/${slug}/listeleme`);
});
