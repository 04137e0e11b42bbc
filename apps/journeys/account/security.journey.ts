/** The security page: two accounts of one telephone, another telephone by its code, and changing the account. */
import { expectNoViolations } from '../walk/screen-checks';
import { expect, site, test, waitUntilHydrated } from '../walk/journey-test';
import { telephone, uniquePhoneNumber } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';
import { viewports } from '../walk/viewports';
import { register } from './sign-in-by-code';

const securityPath = '/uyelik/hesabim/guvenlik';

test('M301 M302 M303 M304 a customer adds and removes a telephone, and changes the account', async ({
  page,
  browser,
}) => {
  const phoneNumber = uniquePhoneNumber();
  const family = await browser.newContext();
  await register(await family.newPage(), { identityNo: uniqueIdentity(), phoneNumber });
  await family.close();
  await register(page, { identityNo: uniqueIdentity(), phoneNumber });
  await page.goto(`${site()}/uyelik/hesabim`);
  await expectNoViolations(page, 'account');
  await page.getByRole('link', { name: 'Güvenlik' }).click();
  await expect(page).toHaveURL(site() + securityPath);
  await waitUntilHydrated(page);

  const added = telephone(uniquePhoneNumber());
  await page.getByText('Kodla telefon ekle').click();
  await page.getByLabel('Yeni telefon').fill(added.number);
  await page.getByLabel(/son 4 hanesi/).fill(phoneNumber.slice(-4));
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await page.getByLabel('Bu telefona gelen kod').fill(await added.lastCode());
  await page.getByRole('button', { name: 'Telefonu ekle' }).click();
  const telephones = page.getByRole('region', { name: 'Giriş telefonları' }).getByRole('listitem');
  await expect(telephones).toHaveCount(2);
  for (const name of ['phone', 'desktop'] as const) {
    await page.setViewportSize(viewports[name]);
    await expectNoViolations(page, `security, ${name}`);
  }

  const remove = telephones.last().getByRole('button', { name: /^Kaldır/ });
  await remove.click();
  await expectNoViolations(page, 'question before a telephone is removed');
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(telephones).toHaveCount(2);
  await remove.click();
  await page.getByRole('button', { name: 'Telefonu kaldır' }).click();
  await expect(telephones).toHaveCount(1);

  await page.getByRole('button', { name: /^Geç/ }).click();
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await page.reload();
  await expect(page).toHaveURL(site() + securityPath);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: /^Geç/ }).click();
  await page.getByRole('button', { name: 'Çıkış yap ve geç' }).click();
  await expect(page).toHaveURL(`${site()}/uyelik`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('customerIdEncrypter');
});
