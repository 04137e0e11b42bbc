import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { rows } from './traffic-list';

test('F383 an offer of a cross-sell list opens in a new tab', async ({ page }) => {
  await prepareVisit(page.context());
  await page.goto(`${site()}/${slug}/listeleme?capraz=1`);
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  await waitUntilHydrated(page);
  const opened = page.waitForEvent('popup');
  await rows(page)
    .first()
    .getByRole('button', { name: /Teklifi seç/ })
    .click();
  await (await opened).waitForURL(`**/${slug}/police-bilgileri`);
  expect(new URL(page.url()).pathname).toBe(`/${slug}/listeleme`);
});
