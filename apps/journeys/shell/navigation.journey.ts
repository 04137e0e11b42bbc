import { expect, hydrated, site, slug, test } from '../walk/journey-test';

test('M272 M273 a navigation that takes its time shows a loading bar and says so; a quick one shows nothing', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site()}/${slug}/form`);
  await hydrated(page);
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/remotes/content/**', async (route) => {
    await held;
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
  letGo();
  await expect(page).toHaveURL(`${site()}/`);
  await expect(bar).toHaveCount(0);
});

test('a touch that hydrates a page leaves it where it was scrolled to', async ({ page }) => {
  await page.goto(`${site()}/${slug}`);
  await page.evaluate(() => scrollTo(0, 900));
  await page.keyboard.press('Shift');
  await hydrated(page);
  // What the router does when it has taken the page over, it does before its scrolling is set.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('M271 a lost connection is told in words until it is back', async ({ page, context }) => {
  await page.goto(`${site()}/`, { waitUntil: 'networkidle' });
  const notice = page.getByText('İnternet bağlantınız yok.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('the notice of a lost connection is in sight wherever the page is scrolled to, and moves nothing', async ({
  page,
  context,
}) => {
  await page.goto(`${site()}/`, { waitUntil: 'networkidle' });
  const top = async (): Promise<number> => (await page.getByRole('main').boundingBox())!.y;
  const before = await top();
  await context.setOffline(true);
  const notice = page.getByText('İnternet bağlantınız yok.');
  await expect(notice).toBeInViewport();
  expect(await top()).toBe(before);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(notice).toBeInViewport();
});

test('M037 the internal page of the header is not on the site', async ({ request }) => {
  expect((await request.get(`${site()}/header-test`)).status()).toBe(404);
});
