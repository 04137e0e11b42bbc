/** Reloads, history and returning customers at checkout. */
import { chooseOffer, confirmInformation, fillCard, fillPolicyInformation, pay } from '../walk/buy';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { reachPayment, reachSummary } from './reach-payment';

test('F398 F399 the chosen campaigns and the list are restored when the policy information is reloaded', async ({
  page,
}) => {
  await reachSummary(page);
  await page.evaluate(() => sessionStorage.setItem('campaigns-53', '3-6'));
  const reloaded = page.waitForResponse((answer) => answer.url().endsWith('/quoterequestapi/offer/GetOfferList'));
  await page.reload();
  expect((await reloaded).status()).toBe(200);
  await expect(page.getByText('Çocuklu aile indirimi').first()).toBeAttached();
});

test('a returning customer types only the card and a code', async ({ page, walker }) => {
  const first = await reachPayment(page);
  await page.goto(`${site()}/${slug}/listeleme`);
  await chooseOffer(walker, slug);
  await waitUntilHydrated(page);
  const typed = page.locator('main :is(input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea)');
  const empty = await typed.evaluateAll((fields) =>
    fields.filter((field) => (field as HTMLInputElement).value === '').map(({ id }) => id),
  );
  expect(empty, 'empty fields').toEqual([]);
  await confirmInformation(walker, slug);
  await expect(page.locator('main input[type=text]:visible')).toHaveCount(0);
  const card = page.frameLocator('iframe').getByRole('textbox');
  await expect(card, 'name, number, expiry and code of the card').toHaveCount(4);
  await fillCard(walker, first.who);
  await pay(walker);
  await expect(page.getByRole('textbox'), 'the one-time code of the bank').toHaveCount(1);
});

test('going back and forward between the steps keeps the answers', async ({ page }) => {
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
