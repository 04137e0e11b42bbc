/** From the account to a policy's page and its PDF. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../walk/screen-checks';
import { expect, site, waitUntilHydrated } from '../walk/journey-test';
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
export const downloadPdf = (page: Page): Promise<string> =>
  downloadedBy(page, () => page.getByRole('link', { name: 'Poliçe PDF' }).click());

/** At the page of a link. */
export async function downloadAsHolder(
  page: Page,
  { identityNo, birthDate }: { identityNo: string; birthDate: string },
): Promise<string> {
  await waitUntilHydrated(page);
  await expectNoViolations(page, 'a link to a PDF');
  await page.getByLabel(/TCKN veya VKN/).fill(identityNo);
  const [year, month, day] = birthDate.split('-').map(Number);
  for (const [label, value] of Object.entries({ Gün: day, Ay: month, Yıl: year }))
    await page.getByLabel(label, { exact: true }).fill(String(value));
  const head = await downloadedBy(page, () => page.getByRole('button', { name: 'PDF’i indir' }).click());
  await expect(page.getByRole('heading', { name: 'Poliçeniz indirildi' })).toBeFocused();
  return head;
}

async function downloadedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return (await readFile(await file.path())).subarray(0, 5).toString();
}
