/** Resumes a visit in a second browser with a passport code or offer number and a one-time code. */
import { expect, type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { waitUntilHydrated, site } from '../walk/journey-test';
import type { Telephone } from '../walk/sandbox';
import { codeField } from './reach-code';

export async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'user-device-id', value: randomUUID(), domain: 'localhost', path: '/' }]);
  return context.newPage();
}

export async function resume(page: Page, passport: string, phone: Telephone): Promise<void> {
  await page.goto(`${site()}/form/devam`);
  await waitUntilHydrated(page);
  await page.getByLabel('Devam kodu ya da teklif numarası').fill(passport);
  await page.getByRole('button', { name: 'Telefonuma kod gönderin' }).click();
  await expect(page.getByText('6 haneli bir kod gönderdik')).toBeVisible();
  await codeField(page).fill(await phone.lastCode());
}
