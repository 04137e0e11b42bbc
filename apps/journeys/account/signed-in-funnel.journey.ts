/** A customer who is signed in asks for offers: the account's person is known, and no code is asked. */
import { expectNoViolations } from '../walk/screen-checks';
import { expect, site, slug, test } from '../walk/journey-test';
import { uniquePhoneNumber } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';
import { register } from './sign-in-by-code';

test('F016 whoever is signed in goes from the landing page to the vehicle with the plate alone', async ({ page }) => {
  await register(page, { identityNo: uniqueIdentity(), phoneNumber: uniquePhoneNumber() });
  await page.goto(`${site()}/${slug}`);
  await expect(page.getByText(/\d{3}•{6}\d{2} ile devam/)).toBeVisible();
  await page.getByLabel('Plaka').fill('34 FNL 016');
  await page.getByRole('button', { name: 'Teklifleri getir' }).first().click();
  await expect(page).toHaveURL(/\/form\/(araclarim|ruhsat-bilgileri|arac-ozellikleri)/);
  await expectNoViolations(page, 'form of a signed-in customer');
});
