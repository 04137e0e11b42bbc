/** Hydration: typed text is kept, nothing is sent twice, no policy is violated. */
import type { TrialSite } from '../../../tools/trial-site/trial-site.ts';
import { expect, waitUntilHydrated, test } from './trial-site-test.ts';

/** Visits created with this text in the hero form. */
const visitsWith = ({ sent }: TrialSite, text: string) =>
  sent.filter(({ path, body }) => path.endsWith('createfunnel') && body.includes(text));

test('a journey page hydrates without a mismatch and without violating its policy', async ({
  page,
  site,
  findings,
}) => {
  await page.goto(`${site.url}/meyve`);
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Bahçe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bahçe');
  expect(findings.faults).toEqual([]);
});

test('a content page loads no framework before the first interaction and hydrates with it', async ({
  page,
  site,
  findings,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByLabel('Telefon').click();
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Sayı 0' }).click();
  await expect(page.getByRole('button', { name: 'Sayı 1' })).toBeVisible();
  expect(findings.faults).toEqual([]);
});

test('text typed before and during hydration is kept', async ({ page, site }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/static/js/main*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(site.url);
  await page.getByLabel('Telefon').pressSequentially('5321234567', { delay: 40 });
  release.resolve();
  await page.getByLabel('Plaka').pressSequentially('34 ABC 123', { delay: 40 });
  await waitUntilHydrated(page);
  await expect(page.getByLabel('Telefon')).toHaveValue('5321234567');
  await expect(page.getByLabel('Plaka')).toHaveValue('34 ABC 123');
});

test('a submit before hydration arrives exactly once', async ({ page, site }) => {
  await page.route('**/static/js/**', () => undefined);
  await page.goto(site.url);
  await page.getByLabel('Telefon').fill('5320000001');
  await page.getByLabel('Telefon').press('Enter');
  await page.waitForURL('**/trafik-sigortasi/form');
  expect(visitsWith(site, '5320000001')).toHaveLength(1);
});

test('a payment page is a document of its own', async ({ page, site }) => {
  await page.goto(`${site.url}/meyve`);
  await waitUntilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/odeme', textContent: 'Ödeme' });
    document.querySelector('main')!.append(link);
  });
  await page.getByRole('link', { name: 'Ödeme' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme Elma');
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false);
});
