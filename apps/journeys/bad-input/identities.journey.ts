import { expect, site, slug, test } from '../walk/journey-test';
import { uniqueIdentity, uniquePlate } from '../walk/unique-people';
import { uniquePhoneNumber } from '../walk/sandbox';

test('the fourth identity of a visit requires a proof of work, invisible to the visitor', async ({ page, walker }) => {
  const challenges: string[] = [];
  page.on('request', (request) => request.url().endsWith('/captcha/challenge') && challenges.push(request.url()));
  const heading = page.getByRole('heading', { level: 1 });
  const identityField = page.getByLabel('TCKN veya VKN');
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', uniqueIdentity());
  await walker.fill('Cep telefonu', uniquePhoneNumber());
  await walker.fill('Plaka', uniquePlate());
  await walker.press('Teklifleri getir');
  for (let identity = 1; identity <= 4; identity++) {
    expect(challenges).toEqual([]);
    if (identity > 1) {
      await identityField.fill(uniqueIdentity());
      await walker.press('Devam et');
    }
    await expect(heading).toHaveText('Telefonunuza gelen kodu girin');
    if (identity === 4) break;
    // Until then the server has not received this identity.
    await expect(page.getByText(/numarasına gönderdi(k|ğimiz)/)).toBeVisible();
    await walker.press('Telefon numarasını değiştir');
  }
  await expect.poll(() => challenges.length).toBe(1);
});
