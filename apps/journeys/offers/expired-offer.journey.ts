/** An offer expires while the list is open: choosing it shows an error and offers to requote. */
import { expect, test } from '../environment/isolated-test';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { waitUntilHydrated, slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { query } from '../walk/database';
import { replyOfferExpired } from './reply-offer-expired';
import { rows } from './traffic-list';

const endsNow = `UPDATE quote_answers SET offers = (
    SELECT jsonb_agg(offer || jsonb_build_object('validUntil', now())) FROM jsonb_array_elements(offers) AS offer
  ) WHERE offers @> jsonb_build_array(jsonb_build_object('id', $1::text))`;

test('F386 an expired offer is requoted by keyboard from its error message and then chosen', async ({
  page,
  environment: { siteUrl, sandboxUrl, databaseUrl },
}) => {
  test.slow();
  await prepareVisit(page.context(), { siteUrl, sandboxUrl });
  // The last read of the list, which the page makes once all have answered.
  const finalRead = page.waitForResponse('**/GetOfferList');
  await page.goto(`${siteUrl}/${slug}/listeleme`);
  const title = page.getByRole('heading', { level: 1 });
  const complete = page.getByRole('heading', { name: /şirkete sorduk, .*teklif verdi/ });
  await expect(complete).toBeVisible(allAnsweredTimeout);
  await waitUntilHydrated(page);
  await finalRead;
  const ended = rows(page).nth(1);
  const oldId = await ended.getAttribute('data-offer');
  const choose = { name: `Teklifi seç: ${await ended.getByRole('heading').textContent()}` };
  const all = await rows(page).count();
  await query(databaseUrl, endsNow, [oldId]);
  // Replaced once: the changed row no longer matches its seal, which would be another error.
  await replyOfferExpired(page, { times: 1 });
  await ended.getByRole('button', choose).press('Enter');
  await expect(ended.getByRole('alert')).toContainText('Bu teklifin süresi doldu');
  await expect(rows(page)).toHaveCount(all);

  await ended.getByRole('button', { name: 'Şirketlere yeniden sor' }).press('Enter');
  await expect(title).toBeFocused();
  await expect(complete).toBeVisible(allAnsweredTimeout);
  await expect(page.locator(`[data-offer="${oldId}"]`)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(all);
  // Any one: an insurer that is silent now and then may be another one this time.
  const chosen = rows(page)
    .nth(1)
    .getByRole('button', { name: /^Teklifi seç/ });
  // A button is busy for a second after a press.
  await expect(chosen).not.toHaveAttribute('aria-busy');
  await chosen.press('Enter');
  await page.waitForURL(`**/${slug}/police-bilgileri`);
});
