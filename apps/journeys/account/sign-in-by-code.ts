/** Signs in as a visitor would, from the first step to the account's home. */
import { expect, site, waitUntilHydrated } from '../walk/journey-test';
import type { Page } from '@playwright/test';
import { telephone } from '../walk/sandbox';

export interface Person {
  identityNo: string;
  phoneNumber: string;
}

/** The first step, filled in and sent. */
export async function askForCode(page: Page, { identityNo, phoneNumber }: Person): Promise<void> {
  await waitUntilHydrated(page);
  await page.getByLabel(/TCKN veya VKN/).fill(identityNo);
  await page.getByLabel(/Cep telefonu/).fill(phoneNumber);
  await page.getByRole('checkbox', { name: /kabul ediyorum/ }).check();
  await page.getByRole('button', { name: /kodu gönder$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelen kodu girin');
}

/** From the first step, of whoever is new: code and birth date. */
export async function enterAsNew(page: Page, person: Person): Promise<void> {
  // Asked before the code is, so that an earlier one of the same telephone is not taken.
  const phone = telephone(person.phoneNumber);
  await askForCode(page, person);
  await page.getByLabel(/haneli kod/).fill(await phone.lastCode());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İlk gelişiniz, hoş geldiniz');
  const birthDate = page.getByRole('group', { name: /Doğum tarihi/ });
  await birthDate.getByLabel('Gün').fill('12');
  await birthDate.getByLabel('Ay').fill('4');
  await birthDate.getByLabel('Yıl').fill('1985');
  await page.getByRole('button', { name: 'Üyeliğimi aç' }).click();
}

export async function register(page: Page, person: Person, at = `${site()}/uyelik?uye=yeni`): Promise<void> {
  await page.goto(at);
  await enterAsNew(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Merhaba /);
}
