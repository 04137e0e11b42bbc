import type { APIRequestContext, Page } from '@playwright/test';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { expectModalEntries } from '../walk/expect-modal-entries';
import { viewports } from '../walk/viewports';
import { linked, written } from './footer-pages';

const section = (page: Page, title: string) => page.locator('footer details', { hasText: title });

test('M054 M055 small screens fold the footer, one section open at a time; wide ones show all of it', async ({
  page,
}) => {
  await page.goto(`${site()}/`);
  const links = page.locator('footer section').getByRole('link');
  await expect(links.first()).toBeHidden();
  const first = section(page, 'Ürünler');
  const second = section(page, 'Hakkımızda');
  await first.locator('summary').click();
  await expect(first.getByRole('link').first()).toBeVisible();
  await second.locator('summary').click();
  await expect(second.getByRole('link').first()).toBeVisible();
  await expect(first.getByRole('link').first()).toBeHidden();
  await page.setViewportSize(viewports.desktop);
  await page.reload();
  await expect(links.first()).toBeVisible();
});

test('M061 the cookie entry opens a panel on the same page, also before hydration', async ({ page }) => {
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

test('measurement follows the cookie panel: off by default, on after consent, off after withdrawal', async ({
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
    // Going back over the panel's entry would end the next navigation.
    await expectModalEntries(page, undefined);
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

test('the menu of a small screen stays open when it was opened before hydration', async ({ page }) => {
  await page.goto(`${site()}/`);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('site-menu')!).some((key) => key.startsWith('__reactProps')),
  );
  // The menu's effects run in the next task.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.getByRole('navigation', { name: 'Ürünler' })).toBeVisible();
});

const idsOf = (pages: object): string => Object.keys(pages).join(' ');

async function expectPage(request: APIRequestContext, path: string): Promise<void> {
  const answer = await request.get(site() + path, { maxRedirects: 0 });
  expect.soft(answer.status(), path).toBe(200);
  expect.soft((await answer.text()).match(/<h1/g), path).toHaveLength(1);
}

test(`${idsOf(linked)} the footer links every published page, and each answers 200`, async ({ page, request }) => {
  await page.goto(`${site()}/`);
  const links = await page.locator('footer section a').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
  expect(links).toEqual(expect.arrayContaining(Object.values(linked)));
  for (const path of links.filter((link) => link.startsWith('/'))) await expectPage(request, path);
});

test(`${idsOf(written)} pages about the company answer 200`, async ({ request }) => {
  for (const path of Object.values(written)) await expectPage(request, path);
});

test('the menu of a wide screen opens by keyboard, returns the focus, and closes when a link is followed', async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto(`${site()}/`);
  const opener = page.getByRole('button', { name: 'Ürünler' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Ürünler' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await waitUntilHydrated(page);
  await opener.click();
  await menu.getByRole('link', { name: 'Trafik Sigortası' }).first().click();
  await expect(page).toHaveURL(/trafik-sigortasi/);
  await expect(menu).toBeHidden();
});
