/** A remote that is down, answers HTML, hangs or exports something else costs its own routes only, in the browser too. */
import type { Route } from '@playwright/test';
import { expect, hydrated, test } from './trial.ts';

const html = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Bakımdayız' });
const gone = (route: Route): Promise<void> => route.abort();
const hangs = (): void => undefined;
const changed = async (route: Route): Promise<void> => {
  const answer = await route.fetch();
  await route.fulfill({
    response: answer,
    headers: { ...answer.headers(), 'content-encoding': '' },
    body: `${await answer.text()};window.isTampered=true`,
  });
};

const cases: Array<[string, (route: Route) => unknown]> = [
  ['is down', gone],
  ['answers HTML for its entry', html],
  ['hangs', hangs],
  ['was changed on its way', changed],
];

for (const [what, act] of cases) {
  test(`a remote that ${what} shows 'Tekrar dene' and the telephone, and comes back`, async ({ page, site }) => {
    await page.goto(site.url);
    await page.getByLabel('Telefon').click();
    await hydrated(page);
    await page.route('**/remotes/orchard/**/remoteEntry*', act as never);
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

test('a remote that exports the wrong shape costs its own routes only', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByLabel('Telefon').click();
  await hydrated(page);
  await page.getByRole('link', { name: 'Kırık' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu bölüm şu an açılamıyor', { timeout: 20_000 });
  await page.getByRole('link', { name: 'ana sayfa' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bahçe');
});

test('a page whose own remote is down in the browser stays readable and says so', async ({ page, site }) => {
  await page.route('**/remotes/orchard/**/*.js', gone);
  await page.goto(`${site.url}/meyve`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elma');
  await expect(page.getByRole('alert')).toContainText('Bu bölüm şu an açılamıyor', { timeout: 20_000 });
  await page.unroute('**/remotes/orchard/**/*.js');
  await hydrated(page);
  await expect(page.getByRole('alert')).toBeHidden();
});
