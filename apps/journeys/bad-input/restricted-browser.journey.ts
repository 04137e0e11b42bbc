import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { uniqueIdentity, uniquePlate } from '../walk/unique-people';
import { uniquePhoneNumber } from '../walk/sandbox';

const withoutCookies = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'cookie' && name !== 'set-cookie'));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the hero form arrives as a plain POST, and the form shows the telephone number', async ({ page }) => {
    const number = uniquePhoneNumber();
    await page.goto(`${site()}/${slug}`);
    await page.getByLabel('TCKN veya VKN').fill(uniqueIdentity());
    await page.getByLabel('Cep telefonu').fill(number);
    await page.getByLabel('Plaka', { exact: true }).fill(uniquePlate());
    await page.getByRole('button', { name: 'Teklifleri getir' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
    await expect(page.getByRole('main')).toContainText(number.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '$1 $2 $3 $4'));
    await expect(page.locator('main').getByRole('link', { name: /0850/ }).first()).toBeVisible();
  });
});

test('with storage disabled the journey reaches the code panel', async ({ page, walker }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', uniqueIdentity());
  await walker.fill('Cep telefonu', uniquePhoneNumber());
  await walker.fill('Plaka', uniquePlate());
  await walker.press('Teklifleri getir');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telefonunuza gelen kodu girin');
});

test('with cookies blocked the form says what to do, before and after input, and shows the telephone number', async ({
  page,
  context,
  walker,
  watch,
}) => {
  watch.expect(/status of 403/);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await context.clearCookies();
  await context.route('**/*', async (route) => {
    const answer = await route.fetch({ headers: withoutCookies(await route.request().allHeaders()), maxRedirects: 0 });
    await context.clearCookies();
    await route.fulfill({ response: answer, headers: withoutCookies(answer.headers()) });
  });
  await page.goto(`${site()}/${slug}/form`);
  await waitUntilHydrated(page);
  await expect(page.getByRole('status').filter({ hasText: 'çerezlere izin verip sayfayı yenileyin' })).toBeVisible();
  await walker.press('Devam et');
  await expect(page.getByRole('alert').filter({ hasText: 'çerezlere izin verin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /0850/ }).first()).toBeVisible();
  // Requests that are still pending at the end are ignored.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
