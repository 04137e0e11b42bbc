import type { Page } from '@playwright/test';
import { expect, hydrated, site, test } from '../walk/journey-test';

const section = (page: Page, title: string) => page.locator('footer details', { hasText: title });

const isWide = (page: Page): boolean => page.viewportSize()!.width >= 768;

test('M054 M055 small screens fold the footer, one section open at a time; wide ones show all of it', async ({
  page,
}) => {
  await page.goto(`${site()}/`);
  const links = page.locator('footer section').getByRole('link');
  if (isWide(page)) return expect(links.first()).toBeVisible();
  await expect(links.first()).toBeHidden();
  const [first, second] = [section(page, 'Ürünler'), section(page, 'Hakkımızda')];
  await first.locator('summary').click();
  await expect(first.getByRole('link').first()).toBeVisible();
  await second.locator('summary').click();
  await expect(second.getByRole('link').first()).toBeVisible();
  await expect(first.getByRole('link').first()).toBeHidden();
});

test('M061 the cookie entry opens a panel on the same page, at the first press', async ({ page }) => {
  await page.goto(`${site()}/`);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  await expect(page.getByRole('dialog', { name: 'Çerez tercihleri' })).toBeVisible();
  expect(page.url()).toBe(`${site()}/`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Çerez tercihleri' })).toBeHidden();
  expect(page.url()).toBe(`${site()}/`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
});

test('what is measured follows the cookie panel: nothing before, pages after, nothing once it is taken back', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const sent: Promise<string>[] = [];
    navigator.sendBeacon = (_url, body) => sent.push((body as Blob).text()) > 0;
    Object.assign(window, { sent });
  });
  const pagesSent = async (): Promise<boolean> => {
    await page.goto(`${site()}/`);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const bodies = await page.evaluate(() => Promise.all((window as unknown as { sent: Promise<string>[] }).sent));
    const events = bodies.flatMap((body) => (JSON.parse(body) as { events: { name: string }[] }).events);
    return events.some(({ name }) => name === 'page');
  };
  const answer = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('Tercihiniz kaydedildi.')).toBeVisible();
  };
  const hasIdentifier = async () => (await context.cookies(site())).some(({ name }) => name === 'unique-user-id');
  expect([await pagesSent(), await hasIdentifier()]).toEqual([false, false]);
  await answer('Hepsine izin ver');
  expect([await pagesSent(), await hasIdentifier()]).toEqual([true, true]);
  await answer('Hepsini reddet');
  expect([await pagesSent(), await hasIdentifier()]).toEqual([false, false]);
});

test('the help button opens telephone and WhatsApp without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site()}/`);
  await page.getByRole('button', { name: 'Yardım isteyin' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /0850/ })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await context.close();
});

test('a menu that was opened before hydration stays open', async ({ page }) => {
  await page.goto(`${site()}/`);
  await page.getByRole('button', { name: isWide(page) ? 'Ürünler' : 'Menüyü aç' }).click();
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('site-menu')!).some((key) => key.startsWith('__reactProps')),
  );
  // Effects of the menu have run with the next task.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.getByRole('navigation', { name: 'Ürünler' })).toBeVisible();
});

/** Paths of the footer that the published remotes serve; the others come with their remotes. */
const served = [
  ['M063', '/trafik-sigortasi'],
  ['M062', '/kasko-sigortasi'],
  ['M064', '/once-trafik-policesi-sonra-ruhsat-donemi?usedVehicleSaleType=true'],
  ['M065', '/kisa-sureli-trafik-sigortasi'],
  ['M066', '/imm-sigortasi'],
  ['M067', '/elektrikli-arac-kasko'],
  ['M068', '/yesil-kart-sigortasi'],
  ['M101', '/veri-politikasi'],
] as const;

for (const [ids, path] of served)
  test(`${ids} the footer links ${path}, which answers 200`, async ({ page, request }) => {
    await page.goto(`${site()}/`);
    const links = await page.locator('footer section a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toContain(path);
    expect((await request.get(site() + path)).status()).toBe(200);
  });

test('the menu opens by keyboard, gives the focus back, and closes when a link is followed', async ({ page }) => {
  await page.goto(`${site()}/`);
  const opener = page.getByRole('button', {
    name: isWide(page) ? 'Ürünler' : 'Menüyü aç',
  });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Ürünler' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await hydrated(page);
  await opener.click();
  await menu.getByRole('link', { name: 'Trafik Sigortası' }).first().click();
  await expect(page).toHaveURL(/trafik-sigortasi/);
  await expect(menu).toBeHidden();
});
