/** A customer takes a copy of the data and deletes the account. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../walk/screen-checks';
import { expect, site, test, waitUntilHydrated } from '../walk/journey-test';
import { telephone, uniquePhoneNumber, type Telephone } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';
import { viewports } from '../walk/viewports';
import { register } from './sign-in-by-code';

test('a customer downloads the data and deletes the account, each with a code', async ({ page }) => {
  const person = { identityNo: uniqueIdentity(), phoneNumber: uniquePhoneNumber() };
  const phone = telephone(person.phoneNumber);
  await register(page, person);
  await phone.lastCode();
  await page.goto(`${site()}/uyelik/hesabim`);
  await page.getByRole('link', { name: 'Gizlilik' }).click();
  await expect(page).toHaveURL(`${site()}/uyelik/hesabim/gizlilik`);
  await waitUntilHydrated(page);
  await page.getByText('Dosyayı hazırla').click();
  await enterCode(page, phone);
  await page.getByRole('button', { name: 'Dosyaları hazırla' }).click();
  expect((await download(page, 'PDF dosyasını indir')).slice(0, 5)).toBe('%PDF-');
  const copy = await download(page, 'JSON dosyasını indir');
  expect(JSON.parse(copy)).toMatchObject({ person: { birthDate: '1985-04-12' }, policies: [] });
  expect(copy).not.toContain(person.identityNo);
  for (const name of ['phone', 'desktop'] as const) {
    await page.setViewportSize(viewports[name]);
    await expectNoViolations(page, `privacy, ${name}`);
  }

  await page.getByRole('link', { name: 'Neler silinir?' }).click();
  await waitUntilHydrated(page);
  await expectNoViolations(page, 'deletion of the account');
  await enterCode(page, phone);
  await page.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }).click();
  await expect(page).toHaveURL(`${site()}/uyelik/hesap-silindi`);
  await expectNoViolations(page, 'after the deletion');
  await page.goto(`${site()}/uyelik/hesabim`);
  await expect(page).toHaveURL(/\/uyelik\?hedef=/);
});

/** A newer one than the telephone has shown before. */
async function enterCode(page: Page, phone: Telephone): Promise<void> {
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await page.getByLabel('Bu telefona gelen kod').fill(await phone.lastCode());
}

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return (await readFile(await file.path())).toString('latin1');
}
