/** The two steps of checkout, another payer and offers sold by advisers. */
import { approve, confirmInformation, fillAddress, pay, payAndApprove } from '../walk/buy';
import { openTrafficList } from '../offers/traffic-list';
import { expect, waitUntilHydrated, sandbox, slug, test } from '../walk/journey-test';
import { chargesFor } from '../walk/books';
import { uniqueIdentity } from '../walk/unique-people';
import { uniquePhoneNumber, telephone } from '../walk/sandbox';
import { buyerWith, reachPayment, reachSummary } from './reach-payment';

test('F159 F160 the payment page shows the cash price and the cost of every payment plan', async ({ page }) => {
  await reachPayment(page);
  await expect(page.getByText(/^Peşin fiyat [\d.]+,\d\d\s₺$/)).toBeVisible();
  const plans = page.getByRole('table', { name: 'Ödeme seçenekleri' });
  await expect(plans.getByRole('radio', { name: /Tek çekim/ })).toBeChecked();
  await expect(plans.getByRole('row')).not.toHaveCount(1);
});

test('F400 the card is charged with 3-D Secure: CreateThreeD, then the bank’s page', async ({ page }) => {
  const { walker } = await reachPayment(page);
  const request = page.waitForRequest((request) => request.url().endsWith('/policyrequest/CreateThreeD'));
  await pay(walker);
  expect((await (await request).response())?.status()).toBe(200);
  expect(new URL(page.url()).origin).toBe(new URL(sandbox()).origin);
});

test('another person pays after verifying their telephone', async ({ page }) => {
  const { plate, walker } = await reachSummary(page);
  const payer = telephone(uniquePhoneNumber());
  await waitUntilHydrated(page);
  await page.getByRole('radio', { name: 'Başka biri ödüyor' }).check();
  await walker.fill('Ödeyenin TCKN ya da VKN’si', uniqueIdentity());
  await walker.press('Kişiyi bul');
  await walker.sees('Bulundu:');
  await walker.fill('Ödeyenin cep telefonu', payer.number);
  const who = buyerWith();
  await fillAddress(walker);
  await walker.tick('Belgeleri okudum, onaylıyorum');
  await walker.press('Ödemeye geç');
  await walker.fill('SMS ile gelen 6 haneli kod', await payer.lastCode());
  await walker.press('Doğrula ve devam et');
  await walker.arrives(`/${slug}/odeme-bilgileri`);

  await page.goBack();
  await walker.arrives(`/${slug}/police-bilgileri`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ödeyeni değiştir' })).toBeVisible();
  await confirmInformation(walker, slug);
  await payAndApprove(walker, slug, who);
  expect((await chargesFor(sandbox(), plate)).policies).toHaveLength(1);
});

test('F069 the policy page offers a related line and its documents', async ({ page }) => {
  const { walker } = await reachPayment(page);
  await pay(walker);
  await approve(walker, slug);
  await expect(page.getByRole('complementary').getByRole('link', { name: /^Kasko/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cayma, iade ve indirim koşulları' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^PDF indir/ }).first()).toBeVisible();
});

test('F402 an offer sold by advisers ends on the page of a completed application', async ({ page, walker }) => {
  // The complete list, because later offers would wait behind a button.
  await openTrafficList(page);
  await page.getByRole('button', { name: /^Kalan \d+ teklifi göster$/ }).click();
  await page
    .getByRole('button', { name: /teklifini danışmana ilet$/ })
    .first()
    .click();
  await walker.arrives(`/${slug}/basvuru-tamamlandi`);
  await expect(page.getByText(/^Başvuru numaranız \d{10}$/)).toBeVisible();
  await expect(page.getByText('Kartınızdan çekim yapılmadı.')).toBeVisible();
  const number = await page.getByText(/^Başvuru numaranız/).textContent();
  await page.reload();
  await expect(page.getByText(number!)).toBeVisible();
});
