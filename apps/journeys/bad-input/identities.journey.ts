import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { ownIdentity, ownPlate } from '../walk/person';
import { ownNumber } from '../walk/sandbox';

test('the fourth identity of a visit costs the browser a proof of work and the visitor nothing', async ({
  page,
  walker,
}) => {
  const challenges: string[] = [];
  page.on('request', (request) => request.url().endsWith('/captcha/challenge') && challenges.push(request.url()));
  const heading = page.getByRole('heading', { level: 1 });
  const identityField = page.getByLabel('TCKN veya VKN');
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', ownIdentity());
  await walker.fill('Cep telefonu', ownNumber());
  await walker.fill('Plaka', ownPlate());
  await walker.press('Teklifleri getir');
  await expect(heading).toHaveText('Temel bilgiler');
  await hydrated(page);
  for (let identity = 1; identity <= 4; identity++) {
    expect(challenges).toEqual([]);
    if (identity > 1) await identityField.fill(ownIdentity());
    await walker.press('Devam et');
    await expect(heading).toHaveText('Telefonunuza gelen kodu girin');
    if (identity === 4) break;
    // Before that the server has not heard of this identity, and would be told the next one instead.
    await expect(page.getByText(/numarasına gönderdi(k|ğimiz)/)).toBeVisible();
    await walker.press('Telefon numarasını değiştir');
  }
  await expect.poll(() => challenges.length).toBe(1);
});
