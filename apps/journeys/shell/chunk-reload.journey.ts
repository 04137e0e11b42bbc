import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test('F604 M274 a missing chunk reloads the page once, and typed answers are kept', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_FAILED|Loading chunk|ChunkLoadError/);
  await prepareVisit(context, { until: 'form' });
  await page.goto(`${site()}/${slug}/form/kisisel-bilgiler`);
  await waitUntilHydrated(page);
  await page.getByLabel(/E-posta/).fill('yazilan@ornek.example');
  let isMissing = true;
  await page.route('**/remotes/funnel-vehicle/**/*.js', (route) => (isMissing ? route.abort() : route.continue()));
  let loads = 0;
  page.on('load', () => {
    loads++;
    isMissing = false;
  });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/form', textContent: 'Başka sigorta' });
    document.querySelector('main')!.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hangi sigorta için teklif alalım?');
  await waitUntilHydrated(page);
  expect(loads).toBe(1);
  await page.goto(`${site()}/${slug}/form/kisisel-bilgiler`);
  await expect(page.getByLabel(/E-posta/)).toHaveValue('yazilan@ornek.example');
});
