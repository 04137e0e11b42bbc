import type { Page } from '@playwright/test';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

/** From the form to a list of which half of the insurers never answer: the way back leads into the form. */
async function walkToWaitingList(page: Page): Promise<void> {
  await prepareVisit(page.context(), { plate: '34ASK01', until: 'form' });
  await page.goto(`${site()}/${slug}/form/arac-ozellikleri`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await page.waitForURL(`**/${slug}/listeleme`);
  await expect(page.getByRole('timer')).toBeVisible();
}

const record = (page: Page) => page.evaluate(() => sessionStorage.getItem('current-pending-step'));

test('F384 while insurers answer, browser-back to the form asks first and can be taken back', async ({ page }) => {
  await walkToWaitingList(page);
  await expect.poll(() => record(page)).toContain('listeleme');
  const dialog = page.getByRole('dialog', { name: 'Şirketler hâlâ yanıtlıyor' });
  await page.goBack();
  await dialog.getByRole('button', { name: 'Tekliflerde kal' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/${slug}/listeleme`);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Forma dön' }).click();
  await page.waitForURL(`**/${slug}/form/**`);
  expect(await record(page)).toBeNull();
});
