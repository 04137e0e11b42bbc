import { passportTexts } from '@emsal/funnel/passport/passport.texts';
import type { Page } from '@playwright/test';
import { chromiumEngine } from '../walk/engines/chromium';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { uniquePhoneNumber, telephone, type Telephone } from '../walk/sandbox';
import { Walker } from '../walk/walker';
import { otherDevice, resume } from './other-device';
import { heading, reachPersonal } from './reach-code';

/** On the first device, up to the personal information with a mail address typed and not submitted. */
async function begin(page: Page, walker: Walker, phone: Telephone, email: string): Promise<void> {
  await reachPersonal(page, walker, phone);
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/draft/save') && (reply.request().postData() ?? '').includes(email),
  );
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('E-posta').blur();
  await saved;
}

async function showCode(page: Page): Promise<string> {
  await page.getByText('Başka cihazda devam edin').click();
  await page.getByRole('button', { name: 'Devam kodu alın' }).click();
  const text = await page.getByRole('status').filter({ hasText: passportTexts.steps }).innerText();
  return /\b(?:[A-Z]{4} ){2}[A-Z]{4}\b/.exec(text)![0];
}

test('a form started on one device resumes at its step on another, with the typed answers', async ({
  page,
  walker,
  browser,
  watch,
}) => {
  const phone = telephone(uniquePhoneNumber());
  const email = `yolcu-${uniquePhoneNumber()}@ornek.example`;
  await begin(page, walker, phone, email);
  const other = await otherDevice(browser);
  watch.follow(other);
  await resume(other, (await showCode(page)).toLowerCase(), phone);
  await expect(heading(other)).toHaveText('Kişisel bilgiler');
  expect(new URL(other.url()).pathname).toBe(`/${slug}/form`);
  await expect(other.getByLabel('E-posta')).toHaveValue(email);
  await waitUntilHydrated(other);
  const second = new Walker(chromiumEngine(other));
  for (const [box, digits] of Object.entries({ Gün: '12', Ay: '04', Yıl: '1985' }))
    await second.fill(box, digits, 'Doğum tarihi');
  await second.press('Devam et');
  await expect(heading(other)).toHaveText('Araç özellikleri');
  // The second device shows the next step before the server has stored the last one.
  await expect(async () => {
    await page.goto(`${site()}/${slug}/form`);
    await expect(heading(page)).toHaveText('Araç özellikleri', { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
  await other.context().close();
});

test('offers requested on one device open on another by the offer number', async ({ context, browser }) => {
  const { offerNo, phone } = await prepareVisit(context);
  const other = await otherDevice(browser);
  await resume(other, offerNo, phone);
  await expect.poll(() => new URL(other.url()).pathname).toBe(`/${slug}/listeleme`);
  await expect(other.getByRole('button', { name: 'Teklifi seç' }).first()).toBeVisible({ timeout: 20_000 });
  await other.context().close();
});

test('an unknown passport code gets the same reply as a known one', async ({ page }) => {
  await page.goto(`${site()}/form/devam`);
  await waitUntilHydrated(page);
  await page.getByLabel('Devam kodu ya da teklif numarası').fill('ROLU DASE FOLA');
  await page.getByRole('button', { name: 'Telefonuma kod gönderin' }).click();
  await expect(page.getByText('6 haneli bir kod gönderdik')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Doğrula ve devam et' })).toBeVisible();
});
