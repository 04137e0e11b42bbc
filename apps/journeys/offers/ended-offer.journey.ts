/** An offer ends while the list is open: the press says so, and the insurers are asked anew on the spot. */
import { expect, test } from '../house/house-test';
import { allAnswered } from '../walk/all-answered';
import { hydrated, slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { query } from '../walk/rows';
import { refuseEnded } from './refuse-ended';
import { rows } from './traffic-list';

const endsNow = `UPDATE quote_answers SET offers = (
    SELECT jsonb_agg(offer || jsonb_build_object('validUntil', now())) FROM jsonb_array_elements(offers) AS offer
  ) WHERE offers @> jsonb_build_array(jsonb_build_object('id', $1::text))`;

test('F386 an offer that ended is asked for anew by keyboard from where it says so, and bought then', async ({
  page,
  house: { siteUrl, sandboxUrl, databaseUrl },
}) => {
  test.slow();
  await prepareVisit(page.context(), { siteUrl, sandboxUrl });
  await page.goto(`${siteUrl}/${slug}/listeleme`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('hazır', allAnswered);
  await hydrated(page);
  const ended = rows(page).nth(1);
  const oldId = await ended.getAttribute('data-offer');
  const choose = { name: `Teklifi seç: ${await ended.getByRole('heading').textContent()}` };
  const all = await rows(page).count();
  await query(databaseUrl, endsNow, [oldId]);
  // Once: a row that was changed by hand fits its seal no more, and would be another refusal.
  await refuseEnded(page, { times: 1 });
  await ended.getByRole('button', choose).press('Enter');
  await expect(ended.getByRole('alert')).toContainText('Bu teklifin süresi doldu');
  await expect(rows(page)).toHaveCount(all);

  await ended.getByRole('button', { name: 'Şirketlere yeniden sor' }).press('Enter');
  await expect(title).toBeFocused();
  await expect(title).toContainText('hazır', allAnswered);
  await expect(page.locator(`[data-offer="${oldId}"]`)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(all);
  await page.getByRole('region', { name: 'Teklifler', exact: true }).getByRole('button', choose).press('Enter');
  await page.waitForURL(`**/${slug}/police-bilgileri`);
});
