/** A customer registers, sees the account, signs out; a guest who bought sees the policy after signing in. */
import { reachPayment } from '../payment/reach-payment';
import { expectNoViolations } from '../walk/screen-checks';
import { approve, pay } from '../walk/buy';
import { expect, site, slug, test, waitUntilHydrated } from '../walk/journey-test';
import { uniquePhoneNumber } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';
import { viewports } from '../walk/viewports';
import { downloadAsHolder, downloadPdf, openPolicy } from './open-policy';
import { askForCode, register } from './sign-in-by-code';

test('F478 M121 M127 M128 M276 M293 M296 M297 M298 a visitor registers, sees the account and signs out', async ({
  page,
}) => {
  const person = { identityNo: uniqueIdentity(), phoneNumber: uniquePhoneNumber() };
  await page.goto(`${site()}/uyelik/anasayfa?x=1`);
  await expect(page).toHaveURL(`${site()}/uyelik?hedef=%2Fuyelik%2Fanasayfa%3Fx%3D1`);
  await expectNoViolations(page, 'sign-in');
  await register(page, person, page.url());
  await expect(page).toHaveURL(`${site()}/uyelik/anasayfa?x=1`);
  await expect(page.getByText('Yılınız henüz boş.')).toBeVisible();
  for (const name of ['phone', 'desktop'] as const) {
    await page.setViewportSize(viewports[name]);
    await page.reload();
    await expectNoViolations(page, `account home, ${name}`);
  }
  await page.goto(`${site()}/uyelik`);
  await expect(page).toHaveURL(`${site()}/uyelik/anasayfa`);
  await page.goto(site());
  await page.getByRole('button', { name: /hesap menüsü$/ }).click();
  await expectNoViolations(page, 'home page with the account menu');
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('customerIdEncrypter');
  await page.goto(`${site()}/uyelik/anasayfa`);
  await expect(page).toHaveURL(/\/uyelik\?hedef=/);
});

test('M358 M356 a wrong code is told at the field, and what was typed is there after going back', async ({ page }) => {
  const person = { identityNo: uniqueIdentity(), phoneNumber: uniquePhoneNumber() };
  await page.goto(`${site()}/uyelik`);
  await askForCode(page, person);
  await page.getByLabel(/haneli kod/).fill('000000');
  await expect(page.getByText(/^Kod hatalı/)).toBeVisible();
  await expectNoViolations(page, 'code of the sign-in');
  await page.goBack();
  await expect(page.getByLabel(/Cep telefonu/)).toHaveValue(/^53/);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByLabel(/TCKN veya VKN/)).not.toHaveValue('');
});

test('M007 M112 M139 M140 M517 M560 a guest who bought traffic insurance opens the PDF by the SMS, then signs in and opens the policy', async ({
  page,
  browser,
}) => {
  const { walker, ...visit } = await reachPayment(page);
  await pay(walker);
  await approve(walker, slug);
  const other = await (await browser.newContext({ viewport: viewports.phone })).newPage();
  await other.goto(await visit.phone.lastLink(/police-pdf/));
  expect(await downloadAsHolder(other, { ...visit, birthDate: '1985-04-12' })).toBe('%PDF-');
  await register(other, { identityNo: visit.identityNo, phoneNumber: visit.phone.number });
  await expect(other.getByText(/^1 poliçeniz var\./)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Poliçelerim' }).getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(other, 'account home with a policy');
  await openPolicy(other);
  expect(await downloadPdf(other)).toBe('%PDF-');
});
