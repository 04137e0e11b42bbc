/** From the landing page to the one-time code panel, with a unique person and plate. */
import type { Page } from '@playwright/test';
import { expect, site, slug } from '../walk/journey-test';
import { uniqueIdentity, uniquePlate } from '../walk/unique-people';
import type { Telephone } from '../walk/sandbox';
import type { Walker } from '../walk/walker';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const codeField = (page: Page) => page.getByLabel('SMS ile gelen 6 haneli kod');

export async function reachCode(page: Page, walker: Walker, phone: Telephone): Promise<void> {
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', uniqueIdentity());
  await walker.fill('Cep telefonu', phone.number);
  await walker.fill('Plaka', uniquePlate());
  await walker.press('Teklifleri getir');
  await expect(heading(page)).toHaveText('Telefonunuza gelen kodu girin');
}

export async function reachPersonal(page: Page, walker: Walker, phone: Telephone): Promise<void> {
  await reachCode(page, walker, phone);
  await codeField(page).fill(await phone.lastCode());
  await expect(heading(page)).toHaveText('Kişisel bilgiler');
}
