/** A remote that is down, hangs, was tampered with or has the wrong shape affects only its own routes in the browser. */
import type { Route } from '@playwright/test';
import { expect, waitUntilHydrated, test } from './trial-site-test.ts';

const down = (route: Route): Promise<void> => route.abort();
const hangs = (): void => undefined;
const changed = async (route: Route): Promise<void> => {
  const answer = await route.fetch();
  await route.fulfill({
    response: answer,
    headers: { ...answer.headers(), 'content-encoding': '' },
    body: `${await answer.text()};window.isTampered=true`,
  });
};

/** What the loader's own test cannot show: the browser's wait and its check of integrity. */
const cases: Array<[string, (route: Route) => void | Promise<void>]> = [
  ['hangs', hangs],
  ['was tampered with', changed],
];

for (const [what, fault] of cases) {
  test(`a remote that ${what} shows 'Tekrar dene' and the telephone number, and recovers`, async ({ page, site }) => {
    await page.goto(site.url);
    await page.getByLabel('Telefon').click();
    await waitUntilHydrated(page);
    await page.route('**/remotes/orchard/**/remoteEntry*', fault);
    await page.getByRole('link', { name: 'Meyve' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu bölüm şu an açılamıyor', { timeout: 40_000 });
    await expect(page.getByRole('main').getByRole('link', { name: '0850' })).toBeVisible();
    expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bahçe');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu bölüm şu an açılamıyor', { timeout: 40_000 });

    await page.unroute('**/remotes/orchard/**/remoteEntry*');
    await page.getByRole('link', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elma');
  });
}

test('a remote that exports the wrong shape affects its own routes only', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByLabel('Telefon').click();
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Kırık' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu bölüm şu an açılamıyor', { timeout: 20_000 });
  await page.getByRole('link', { name: 'ana sayfa' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bahçe');
});

test('a page whose remote is down in the browser stays readable and shows a notice', async ({ page, site }) => {
  await page.route('**/remotes/orchard/**/*.js', down);
  await page.goto(`${site.url}/meyve`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elma');
  await expect(page.getByRole('alert')).toContainText('Bu bölüm şu an açılamıyor', { timeout: 20_000 });
  await page.unroute('**/remotes/orchard/**/*.js');
  await waitUntilHydrated(page);
  await expect(page.getByRole('alert')).toBeHidden();
});

for (const [what, files, fault] of [
  ['a chunk of its page was tampered with', /\/remotes\/orchard\/.+\/js\/(?!remoteEntry)[^/]+\.js/, changed],
  ['the shell’s scripts are down', '**/static/js/main*', down],
] as const) {
  test(`a page that cannot become interactive because ${what} says so and stays readable`, async ({ page, site }) => {
    await page.route(files, fault);
    await page.goto(`${site.url}/meyve`);
    await expect(page.getByRole('alert')).toContainText('Bu bölüm şu an açılamıyor', { timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elma');
    await page.unroute(files);
    await page.getByRole('alert').getByRole('link', { name: 'Tekrar dene' }).click();
    await waitUntilHydrated(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('an open tab loads a new document after a rollback, so that it never mixes two sets', async ({ page, site }) => {
  await site.publish('orchard', 'orchard-later');
  await page.goto(site.url);
  await page.getByLabel('Telefon').click();
  await waitUntilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await site.rollback('orchard');
  await page.getByRole('link', { name: 'Meyve' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elma');
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false);
});
