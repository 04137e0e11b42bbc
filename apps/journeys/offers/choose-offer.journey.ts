import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { replyOfferExpired } from './reply-offer-expired';
import { openTrafficList, rows } from './traffic-list';

test('F336 without a visit the list redirects to the home page', async ({ page }) => {
  await page.goto(`${site()}/${slug}/listeleme`);
  await page.waitForURL(`${site()}/?neden=oturum`);
  await expect(page.getByText('Bu tarayıcıda açık bir teklif isteğiniz yok')).toBeVisible();
});

test('F382 choosing an offer opens the policy information', async ({ page }) => {
  await openTrafficList(page);
  await rows(page)
    .first()
    .getByRole('button', { name: /Teklifi seç/ })
    .click();
  await page.waitForURL(`**/${slug}/police-bilgileri`);
});

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

test('F386 choosing an expired offer shows an error at the offer', async ({ page }) => {
  await openTrafficList(page);
  await replyOfferExpired(page);
  await rows(page)
    .first()
    .getByRole('button', { name: /Teklifi seç/ })
    .click();
  await expect(rows(page).first().getByRole('alert')).toContainText('Bu teklifin süresi doldu');
});
