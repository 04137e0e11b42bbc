/** A passkey from its offer to its end, with an authenticator that the browser simulates. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../walk/screen-checks';
import { expect, site, test, waitUntilHydrated } from '../walk/journey-test';
import { uniquePhoneNumber } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';
import { viewports } from '../walk/viewports';
import { enterAsNew } from './sign-in-by-code';

const newPerson = () => ({ identityNo: uniqueIdentity(), phoneNumber: uniquePhoneNumber() });
const securityPath = '/uyelik/hesabim/guvenlik';

/** A device with a lock, whose owner opens it, or does not. */
async function deviceOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    isOpened: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function signOut(page: Page): Promise<void> {
  await page.goto(site());
  await page.getByRole('button', { name: /hesap menüsü$/ }).click();
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
}

async function renameWithoutScripts(page: Page, name: string): Promise<void> {
  const storageState = await page.context().storageState();
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false, storageState });
  const other = await context.newPage();
  await other.goto(site() + securityPath);
  await other.getByRole('link', { name: /^Düzenle/ }).click();
  await other.getByLabel('Anahtarın adı').fill(name);
  await other.getByRole('button', { name: 'Adı kaydet' }).click();
  await expect(other).toHaveURL(site() + securityPath);
  await context.close();
}

test('a customer signs in by code, then by a passkey in one press, removes it and is back at the code; no other is offered', async ({
  page,
}) => {
  const device = await deviceOf(page);
  await page.goto(`${site()}/uyelik`);
  await enterAsNew(page, newPerson());
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bir dahaki sefere kod beklemeyin');
  for (const name of ['phone', 'desktop'] as const) {
    await page.setViewportSize(viewports[name]);
    await expectNoViolations(page, `offer of a passkey, ${name}`);
  }
  await page.getByRole('button', { name: 'Geçiş anahtarı oluştur' }).click();
  await expect(heading).toHaveText(/^Merhaba /);

  await signOut(page);
  await device.isOpened(false);
  await page.goto(`${site()}/uyelik`);
  await waitUntilHydrated(page);
  await page.getByLabel(/Cep telefonu/).fill('532 123 45 67');
  const button = page.getByRole('button', { name: 'Geçiş anahtarıyla gir' });
  await button.click();
  await expect(page.getByText(/^Geçiş anahtarıyla giriş tamamlanmadı/)).toBeVisible();
  await expectNoViolations(page, 'sign-in after a passkey did not open');
  await expect(page.getByLabel(/Cep telefonu/)).not.toHaveValue('');
  await device.isOpened(true);
  await button.click();
  await expect(heading).toHaveText(/^Merhaba /);

  await page.goto(site() + securityPath);
  const passkeys = page.getByRole('region', { name: 'Geçiş anahtarları' });
  await expect(passkeys.getByRole('listitem')).toContainText('Son giriş');
  await expectNoViolations(page, 'security with a passkey');
  await renameWithoutScripts(page, 'Mutfaktaki tablet');
  await page.reload();
  await passkeys.getByRole('link', { name: 'Düzenle: Mutfaktaki tablet' }).click();
  await page.getByText('Anahtarı kaldır').click();
  await expectNoViolations(page, 'page of a passkey');
  await page.getByRole('button', { name: 'Evet, kaldır' }).click();
  await expect(page).toHaveURL(site() + securityPath);
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);

  await signOut(page);
  await page.goto(`${site()}/uyelik`);
  await waitUntilHydrated(page);
  await button.click();
  await expect(page.getByText(/^Bu geçiş anahtarı kaldırılmış/)).toBeVisible();
  await enterAsNew(page, newPerson());
  await expect(heading).toHaveText(/^Merhaba /);
});
