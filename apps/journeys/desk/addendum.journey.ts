/** A plate that no register confirms: an employee asks for another file and returns the photograph, the customer sends both, the insurer endorses. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { reachPayment } from '../payment/reach-payment';
import { approve, pay } from '../walk/buy';
import { expect, site, slug, test, waitUntilHydrated } from '../walk/journey-test';
import { expectNoViolations } from '../walk/screen-checks';
import { viewports } from '../walk/viewports';

const plate = '34 YEN 77';
const photograph = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer(),
});

async function askForPlate(page: Page, { identityNo, phone }: Awaited<ReturnType<typeof reachPayment>>) {
  await page.goto(`${site()}/plaka-ekle`);
  await waitUntilHydrated(page);
  await page.getByLabel(/TCKN veya VKN/).fill(identityNo);
  await page.getByLabel(/Cep telefonu/).fill(phone.number);
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await page.getByLabel(/haneli kod/).fill(await phone.lastCode());
  await page.getByLabel('Plaka', { exact: true }).fill(plate);
  await page.getByLabel('Belge seri numarası').fill('AC 340913');
  await page.getByLabel('Ruhsatın fotoğrafı').setInputFiles(await photograph('ruhsat.jpg'));
  await expect(page.getByText('Yüklendi')).toBeVisible();
  await page.getByRole('button', { name: 'Plakayı ekle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plate);
}

async function takeAtDesk(page: Page): Promise<void> {
  await page.goto(process.env['DESK_URL']!);
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await page.getByRole('button', { name: /Ece Tunalı/ }).click();
  await page.getByRole('link', { name: 'Talepler' }).click();
  await page.getByRole('row').filter({ hasText: 'Zeyil' }).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Üstlen' }).click();
}

/** The pressed button is gone: the focus is on what the press came to. */
const expectOutcome = async (page: Page, words: RegExp) => expect(page.locator(':focus')).toHaveText(words);

test('M144 M555 a photograph is returned, sent anew and accepted, and the plate endorsed', async ({
  page,
  browser,
  watch,
}) => {
  // Asked before anybody has signed in at the desk.
  watch.expect(/401/);
  const { walker, ...visit } = await reachPayment(page, { sample: 'plate not issued yet' });
  await pay(walker);
  await approve(walker, slug);
  const customer = await (await browser.newContext({ viewport: viewports.phone })).newPage();
  await askForPlate(customer, { walker, ...visit });
  await page.setViewportSize(viewports.desktop);
  await takeAtDesk(page);
  await expectOutcome(page, /İnceleniyor/);
  await page.getByLabel('Ne isteyelim?').selectOption('Kimlik fotoğrafı');
  await page.getByRole('button', { name: 'Müşteriden iste' }).click();
  await expectOutcome(page, /Müşteriyi bekliyor/);
  await page.getByLabel('Ruhsat: nesi uygun değil?').selectOption('Işık parlamış');
  await expectNoViolations(page, 'request at the desk');
  await page.getByRole('button', { name: 'Ruhsat: geri gönder' }).click();
  await expectOutcome(page, /^Geri gönderildi: Ruhsat/);

  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Plakanız için bir belge gerekiyor');
  await customer.goto(await visit.phone.lastLink(/dokuman-yukleme/));
  await waitUntilHydrated(customer);
  await expect(customer.getByLabel(/^Ruhsat/)).toHaveAccessibleDescription(/Flaşı kapatın/);
  await expectNoViolations(customer, 'a returned file');
  await customer.getByLabel(/^Ruhsat/).setInputFiles(await photograph('net.jpg'));
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Bir belge kaldı');
  await customer.getByLabel(/^Kimlik/).setInputFiles(await photograph('kimlik.jpg'));
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Belgeleriniz tamam');

  await page.reload();
  await page.getByRole('button', { name: 'Ruhsat: kabul et' }).click();
  await expectOutcome(page, /^Kabul edildi: Ruhsat/);
  await page.getByRole('button', { name: 'Şirkete gönder' }).click();
  await expectOutcome(page, /Sigorta şirketinde/);
  await customer.goto(await visit.phone.lastLink(/zeyil-pdf/));
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Zeylinizi açalım');
});
