/** The forms of content pages as visitors send them: before hydration, with bad input and with a file. */
import { brand } from '@emsal/brand/brand';
import { expectNoViolations } from '../walk/screen-checks';
import { expect, site, test } from '../walk/journey-test';
import { uniqueIdentity } from '../walk/unique-people';
import { mailsTo, mailWith, uniquePhoneNumber, waitForValue } from '../walk/sandbox';
import type { Page } from '@playwright/test';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF\n');

async function fillRaffle(page: Page, identityNo: string): Promise<void> {
  await page.getByLabel('TCKN ya da YKN').fill(identityNo);
  const birthday = page.getByRole('group', { name: 'Doğum tarihi' });
  await birthday.getByLabel('Gün').fill('2');
  await birthday.getByLabel('Ay').fill('1');
  await birthday.getByLabel('Yıl').fill('1990');
  await page.getByLabel('Cep telefonu').fill(uniquePhoneNumber());
  await page.getByLabel('Hangi sigorta için?').selectOption('TRAFFIC');
  for (const name of [/katılım koşullarını/, /^Aydınlatma metnini/, /bir yıl saklanmasına/])
    await page.getByRole('checkbox', { name }).check();
}

test('M146 M373 a raffle is entered once with an identity number', async ({ page }) => {
  const identityNo = uniqueIdentity();
  for (const answer of ['Çekilişe katıldınız', 'Bu çekilişe zaten katıldınız.']) {
    await page.goto(`${site()}/cekilis`);
    await fillRaffle(page, identityNo);
    await page.getByRole('button', { name: 'Çekilişe katıl' }).click();
    await expect(page.getByText(answer).first()).toBeVisible();
  }
  await expect(page.getByLabel('TCKN ya da YKN')).toHaveValue(identityNo);
});

test('a form that is sent at once waits for its script and loses nothing', async ({ page }) => {
  await page.goto(`${site()}/kurumsal-kampanya`);
  await page.getByRole('button', { name: 'Teklif iste' }).click();
  await expect(page.getByRole('alert')).toContainText('Şirketin unvanını girin');
  await expectNoViolations(page, 'business form');
});

test('M099 an application reaches the company with its file', async ({ page, watch }) => {
  // The file that is refused.
  watch.expect(/status of 400/);
  const email = `aday-${uniquePhoneNumber()}@ornek.example`;
  await page.goto(`${site()}/is-basvurusu`);
  await page.getByLabel('Ad soyad').fill('Ayşe Yılmaz');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Cep telefonu').fill(uniquePhoneNumber());
  await page.getByLabel('Çalışmak istediğiniz alan').selectOption('technology');
  const cv = page.getByLabel('Özgeçmiş', { exact: true });
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(page.getByText('PDF biçiminde bir dosya seçin')).toBeVisible();
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('cv.pdf')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Aydınlatma metnini/ }).check();
  await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Başvurunuzu aldık' })).toBeVisible();
  expect((await mailWith(email, /Başvurunuzu aldık/)).text).toContain('bir yıl sonra silinir');
  const received = await waitForValue(
    async () => (await mailsTo(brand.email)).find(({ text }) => text.includes(email)),
    'mail to the company',
  );
  expect(received.attachments).toHaveLength(1);
});
