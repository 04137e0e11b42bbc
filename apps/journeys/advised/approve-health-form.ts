/** The health information form of an application: from the link of the SMS to the PDF. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../walk/screen-checks';
import { expect, waitUntilHydrated } from '../walk/journey-test';
import type { Telephone } from '../walk/sandbox';
import { viewports } from '../walk/viewports';

interface Approved {
  link: string;
  phone: Telephone;
  identityNo: string;
}

const questions = [/tedavi gördüğü/, /ameliyat oldu/, /hastanede yattı/, /Sürekli kullandığı/, /Doktorun önerdiği/];

async function declare(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /açık rıza/ }).check();
  await page.getByRole('button', { name: 'Forma başla' }).click();
  await page.getByLabel('Boy', { exact: true }).fill('168');
  await page.getByLabel('Kilo', { exact: true }).fill('61');
  const choose = (question: RegExp, answer: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
  await choose(/Askerlik/, 'Yükümlü değil');
  for (const question of [/Hamilelik/, ...questions, /reddedildi/, /Yürürlükte/]) await choose(question, 'Hayır');
  await choose(/ameliyat oldu/, 'Evet');
  await page.getByLabel('Hangi ameliyat?').fill('Menisküs');
  await page.getByLabel('Ne zaman?').fill('03.2023');
  await page.getByLabel('Hastane', { exact: true }).fill('Moda Örnek Hastanesi');
  await choose(/Bugün nasıl/, 'İyileşti');
  await expectNoViolations(page, 'health declaration');
  await page.getByRole('button', { name: 'Onaya geç' }).click();
}

export async function approveHealthForm(page: Page, { link, phone, identityNo }: Approved): Promise<void> {
  await page.goto(link);
  await waitUntilHydrated(page);
  await declare(page);
  await expect(page.getByText('1 evet: Menisküs')).toBeVisible();
  await expectNoViolations(page, 'health form, approval');
  await page.getByLabel(/son 3 hanesi/).fill(identityNo.slice(-3));
  await page.getByRole('button', { name: 'Onay kodu gönder' }).click();
  await page.getByLabel(/haneli kod/).fill(await phone.lastCode());
  await expect(page.getByRole('heading', { name: 'Formunuz onaylandı' })).toBeVisible();
  for (const name of ['phone', 'desktop'] as const) {
    await page.setViewportSize(viewports[name]);
    await expectNoViolations(page, `health form, result, ${name}`);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF indir' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('link', { name: 'Formu oku' }).click();
  await expect(page.getByText('Moda Örnek Hastanesi')).toBeVisible();
}
