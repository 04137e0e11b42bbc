/** From the account to a policy's page and its PDF. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../walk/accessibility';
import { expect, site } from '../walk/journey-test';
import { readFile } from 'node:fs/promises';

/** The only policy of a signed-in customer. */
export async function openPolicy(page: Page): Promise<void> {
  await page.goto(`${site()}/uyelik/hesabim`);
  const list = page.getByRole('tabpanel');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(page, 'policies and personal information');
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/uyelik\/hesabim\/police\//);
  await expect(page.getByRole('region', { name: 'Teminatlar' })).toBeVisible();
  await expectNoViolations(page, 'a policy');
}

/** @returns the first bytes of the downloaded file */
export async function downloadPdf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Poliçe PDF' }).click(),
  ]);
  return (await readFile(await file.path())).subarray(0, 5).toString();
}
