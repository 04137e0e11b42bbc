import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';

test('M272 M273 a slow navigation shows and announces a loading bar; a quick one does not', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site()}/${slug}/form`);
  await waitUntilHydrated(page);
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/remotes/content/**', async (route) => {
    await released;
    await route.continue();
  });
  const bar = page.getByRole('status').filter({ hasText: 'Sayfa yükleniyor' });
  await page.clock.pauseAt(Date.now() + 10_000);
  const fetching = page.waitForRequest('**/remotes/content/**');
  await page.locator('header a[href="/"]').first().click();
  await fetching;
  await expect(bar).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(bar).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.clock.resume();
  release();
  await expect(page).toHaveURL(`${site()}/`);
  await expect(bar).toHaveCount(0);
});

test('an interaction that hydrates a page keeps the scroll position', async ({ page }) => {
  await page.goto(`${site()}/${slug}`);
  await page.evaluate(() => scrollTo(0, 900));
  await page.keyboard.press('Shift');
  await waitUntilHydrated(page);
  // The router sets this after hydration.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('M271 a notice is shown at any scroll position while the connection is lost, and moves nothing', async ({
  page,
  context,
}) => {
  await page.goto(`${site()}/`, { waitUntil: 'networkidle' });
  const top = async (): Promise<number> => (await page.getByRole('main').boundingBox())!.y;
  const before = await top();
  const notice = page.getByText('İnternet bağlantınız yok.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeInViewport();
  expect(await top()).toBe(before);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

for (const path of ['/header-test', '/dialog', '/mock', '/test'])
  test(`M037 M038 the test page ${path} is not on the site`, async ({ request }) => {
    expect((await request.get(site() + path)).status()).toBe(404);
  });
