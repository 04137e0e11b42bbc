/** The two steps of checkout as a person meets them: another payer, a code, a discount, coming back. */
import {
  approve,
  chooseOffer,
  confirmInformation,
  fillAddress,
  fillCard,
  fillPolicyInformation,
  pay,
  payAndApprove,
} from '../walk/buy';
import { openTrafficList } from '../offers/traffic-list';
import { expect, hydrated, sandbox, site, slug, test } from '../walk/journey-test';
import { chargesFor } from '../walk/books';
import { ownIdentity } from '../walk/person';
import { ownNumber, telephone } from '../walk/sandbox';
import { buyerWith, reachPayment, reachSummary } from './reach-payment';

test('F398 F399 the chosen campaigns and the list come back when the policy information is loaded anew', async ({
  page,
}) => {
  await reachSummary(page);
  await page.evaluate(() => sessionStorage.setItem('campaigns-53', '3-6'));
  const reloaded = page.waitForResponse((answer) => answer.url().endsWith('/quoterequestapi/offer/GetOfferList'));
  await page.reload();
  expect((await reloaded).status()).toBe(200);
  await expect(page.getByText('Çocuk kampanyası').first()).toBeAttached();
});

test('F159 F160 the payment shows the cash price and every way to pay with what it costs', async ({ page }) => {
  await reachPayment(page);
  await expect(page.getByText(/^Peşin fiyat [\d.]+,\d\d\s₺$/)).toBeVisible();
  const plans = page.getByRole('table', { name: 'Ödeme seçenekleri' });
  await expect(plans.getByRole('radio', { name: /Tek çekim/ })).toBeChecked();
  await expect(plans.getByRole('row')).not.toHaveCount(1);
});

test('F400 the card is paid over 3-D Secure: CreateThreeD, then the page of the bank', async ({ page }) => {
  const { walker } = await reachPayment(page);
  const asked = page.waitForRequest((request) => request.url().endsWith('/policyrequest/CreateThreeD'));
  await pay(walker);
  expect((await (await asked).response())?.status()).toBe(200);
  expect(new URL(page.url()).origin).toBe(new URL(sandbox()).origin);
});

test('another person pays, after a code to their own telephone', async ({ page }) => {
  const { plate, walker } = await reachSummary(page);
  const payer = telephone(ownNumber());
  await hydrated(page);
  await page.getByRole('radio', { name: 'Başka biri ödüyor' }).check();
  await walker.fill('Ödeyenin TCKN ya da VKN’si', ownIdentity());
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

test('a returning customer types nothing but the card and a code', async ({ page, walker }) => {
  const first = await reachPayment(page);
  await page.goto(`${site()}/${slug}/listeleme`);
  await chooseOffer(walker, slug);
  await hydrated(page);
  const typed = page.locator('main :is(input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea)');
  const empty = await typed.evaluateAll((fields) =>
    fields.filter((field) => (field as HTMLInputElement).value === '').map(({ id }) => id),
  );
  expect(empty, 'fields that are still to be typed').toEqual([]);
  await confirmInformation(walker, slug);
  await expect(page.locator('main input[type=text]:visible')).toHaveCount(0);
  const card = page.frameLocator('iframe').getByRole('textbox');
  await expect(card, 'name, number, expiry and code of the card').toHaveCount(4);
  await fillCard(walker, first.who);
  await pay(walker);
  await expect(page.getByRole('textbox'), 'the one-time code of the bank').toHaveCount(1);
});

const codes = [
  ['BOYLEBIRKODYOK', 'İndirim kodu hatalı'],
  ['BUYUKPRIM', 'katılım koşullarını sağlamıyorsunuz'],
  ['GECMISKOD', 'süresi doldu'],
] as const;

test('F466 F594 a discount code that cannot be used says why and stays in its field', async ({ page }) => {
  const { walker } = await reachPayment(page);
  await walker.press('İndirim kodum var');
  const field = page.getByRole('textbox', { name: 'İndirim kodu' });
  for (const [code, words] of codes) {
    await field.fill(code);
    await walker.press('Kodu uygula');
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
    await expect(field).toHaveValue(code);
  }
});

test('a discount code is kept over a reload, charged in full, and promised back on the policy', async ({ page }) => {
  const { walker, who } = await reachPayment(page);
  await walker.press('İndirim kodum var');
  await page.getByRole('textbox', { name: 'İndirim kodu' }).fill('hosgeldin');
  await walker.press('Kodu uygula');
  await expect(page.getByText(/HOSGELDIN uygulandı: 250,00/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/HOSGELDIN uygulandı: 250,00/)).toBeVisible();
  await payAndApprove(walker, slug, who);
  await expect(page.getByText(/250,00\s₺, ödediğiniz karta iade edilir/)).toBeVisible();
});

test('F069 the policy’s page offers what goes with it, and its documents open', async ({ page }) => {
  const { walker } = await reachPayment(page);
  await pay(walker);
  await approve(walker, slug);
  await expect(page.getByRole('complementary').getByRole('link', { name: /^Kasko/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cayma, iade ve indirim koşulları' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^PDF indir/ }).first()).toBeVisible();
});

test('who leaves without a word and comes back finds the order and pays once', async ({ page }) => {
  const { walker, plate, who } = await reachPayment(page);
  await pay(walker);
  await page.goto('about:blank');
  await page.goto(`${site()}/${slug}/odeme-bilgileri`);
  await payAndApprove(walker, slug, who);
  const { policies, entries } = await chargesFor(sandbox(), plate);
  expect([policies.length, entries.map(({ kind }) => kind)]).toEqual([1, ['capture']]);
});

test('each step goes back to the one before and forward again with what was typed', async ({ page }) => {
  const { walker, who } = await reachSummary(page);
  await fillPolicyInformation(walker, slug, who);
  await page.goBack();
  await walker.arrives(`/${slug}/police-bilgileri`);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^E-posta/ })).toHaveValue(who.email);
  await expect(page.getByRole('textbox', { name: 'Açık adres' })).toHaveValue('Örnek Mah. Çiğdem Sk. No: 1/2');
  await page.goBack();
  await walker.arrives(`/${slug}/listeleme`);
  await page.goForward();
  await walker.arrives(`/${slug}/police-bilgileri`);
});

test('F402 an offer that advisers sell ends on the page of a completed application', async ({ page, walker }) => {
  // An offer that comes after the press would wait until it is asked for: all of them are there.
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
