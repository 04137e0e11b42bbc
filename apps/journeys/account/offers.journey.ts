/** A visitor asks for offers, signs in on another device, goes on with them there, and has their price watched. */
import { expectNoViolations } from '../walk/screen-checks';
import { expect, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { viewports } from '../walk/viewports';
import { register } from './sign-in-by-code';

test('offers of a visitor are found in the account, opened without a code, and watched', async ({ page, browser }) => {
  const { identityNo, phone } = await prepareVisit(page.context(), { until: 'offers' });
  const other = await (await browser.newContext({ viewport: viewports.phone })).newPage();
  await register(other, { identityNo, phoneNumber: phone.number });
  await other.goto(`${site()}/uyelik/tekliflerim`);
  await expectNoViolations(other, 'open offers');
  await other.getByRole('link', { name: /^Fiyatı takip et/ }).click();
  await other.getByLabel(/^Bu fiyata inince/).fill('1.000');
  await other.getByLabel('SMS ile haber ver').check();
  await expectNoViolations(other, 'a watch begins');
  await other.getByRole('button', { name: 'Takibi başlat' }).click();
  await expect(other.getByRole('heading', { name: /^Eşiğe .* kaldı$/ })).toBeVisible();
  await other.getByRole('link', { name: /^Takibi yönet/ }).click();
  await expect(other.getByLabel(/^Bu fiyata inince/)).toHaveValue('1.000');
  await expectNoViolations(other, 'a watch');
  await other.goBack();
  await other.getByRole('button', { name: /^Teklifleri aç/ }).click();
  await expect(other).toHaveURL(`${site()}/${slug}/listeleme`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});
