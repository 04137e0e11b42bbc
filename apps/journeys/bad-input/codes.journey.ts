import type { Page } from '@playwright/test';
import { expect, site, slug, test } from '../walk/journey-test';
import { uniqueIdentity, uniquePlate } from '../walk/unique-people';
import { uniquePhoneNumber, telephone, type Telephone } from '../walk/sandbox';
import type { Walker } from '../walk/walker';

async function reachCode(page: Page, walker: Walker): Promise<Telephone> {
  const phone = telephone(uniquePhoneNumber());
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', uniqueIdentity());
  await walker.fill('Cep telefonu', phone.number);
  await walker.fill('Plaka', uniquePlate());
  await walker.press('Teklifleri getir');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telefonunuza gelen kodu girin');
  return phone;
}

test('the code panel does not move when the code has been sent', async ({ page, walker }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/sharedstep/sendotp', async (route) => {
    await released;
    await route.continue();
  });
  await reachCode(page, walker);
  const controls = ['SMS ile gelen 6 haneli kod', 'Doğrula ve devam et', 'Telefon numarasını değiştir'].map((name) =>
    page.getByLabel(name).or(page.getByRole('button', { name })),
  );
  const places = () => Promise.all(controls.map((control) => control.boundingBox()));
  await expect(page.getByText('numarasına gönderiyoruz')).toBeVisible();
  const before = await places();
  release();
  await expect(page.getByText('numarasına gönderdik')).toBeVisible();
  expect(before).not.toContain(null);
  expect(await places()).toEqual(before);
});

test('a wrong code shows an error at the field; the third one requires a new code, and the right one is refused then', async ({
  page,
  walker,
}) => {
  const phone = await reachCode(page, walker);
  const right = await phone.lastCode();
  const wrong = right === '111111' ? '222222' : '111111';
  const code = page.getByLabel('SMS ile gelen 6 haneli kod');
  for (const sentence of ['Kod hatalı.', 'Kod hatalı.', 'Kod 3 kez hatalı girildi.']) {
    await code.fill('');
    // The message about the previous code stays until the reply; the last digit submits.
    const answered = page.waitForResponse('**/sharedstep/otpvalidate');
    await code.fill(wrong);
    await answered;
    await expect(page.getByRole('main')).toContainText(sentence);
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
  }
  await code.fill(right);
  await expect(page.getByRole('main')).toContainText('Kod 3 kez hatalı girildi. Yeni kod isteyin.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telefonunuza gelen kodu girin');
});

test('a reload on the code panel shows it again, and the first code is still valid', async ({ page, walker }) => {
  const phone = await reachCode(page, walker);
  const code = await phone.lastCode();
  await page.reload();
  // No second code within a minute; its message moves the button.
  await expect(page.getByText(/kullandıysanız yenisini isteyin/)).toBeVisible();
  await page.getByLabel('SMS ile gelen 6 haneli kod').fill(code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel bilgiler');
});
