/** The offer changes or ends while the card is typed: nothing is sold that the visitor did not confirm. */
import { expect, test } from '../house/house-test';
import { reachPayment } from '../payment/reach-payment';
import { chargesFor } from '../walk/books';
import { confirmInformation, payAndApprove, pressPay } from '../walk/buy';
import { inView } from '../walk/engines/chromium';
import { slug } from '../walk/journey-test';
import { query } from '../walk/rows';

test.describe.configure({ mode: 'default' });

/** What was confirmed becomes 100 ₺ cheaper than the offer is. */
const confirmedForLess = `UPDATE policy_infos SET price = jsonb_set(jsonb_set(jsonb_set(price,
    '{total}', to_jsonb((price->>'total')::int - 10000)),
    '{breakdown,total}', to_jsonb((price->>'total')::int - 10000)),
    '{breakdown,base}', to_jsonb((price->'breakdown'->>'base')::int - 10000)) WHERE visit_id = $1`;
const endedYesterday = `UPDATE quote_answers SET offers = (
    SELECT jsonb_agg(offer || jsonb_build_object('validUntil', now() - interval '1 day')) FROM jsonb_array_elements(offers) AS offer
  ) WHERE quote_id = (SELECT quote_id FROM chosen_offers WHERE visit_id = $1)`;

test('a price that is not the confirmed one is shown beside it, confirmed anew, and paid once', async ({
  page,
  house,
}) => {
  const { walker, visitId, plate, who } = await reachPayment(page, house);
  await query(house.databaseUrl, confirmedForLess, [visitId]);
  await pressPay(walker);
  const change = page.getByRole('alert');
  await expect(change.getByRole('heading', { name: 'Fiyat değişti, ödeme alınmadı' })).toBeVisible();
  await expect(change).toContainText(/Güncel fiyat 100,00\s₺ daha yüksek\./);
  await expect(change.getByRole('row', { name: /^Ödenecek tutar/ }).getByRole('cell')).toHaveCount(2);
  expect((await chargesFor(house.sandboxUrl, plate)).policies).toEqual([]);

  const confirm = await inView(change.getByRole('link', { name: 'Yeni fiyatı onayla' }));
  await confirm.click();
  await walker.arrives(`/${slug}/police-bilgileri`);
  await confirmInformation(walker, slug);
  await payAndApprove(walker, slug, who);
  const { policies, entries } = await chargesFor(house.sandboxUrl, plate);
  expect([policies.length, entries.map(({ kind }) => kind)]).toEqual([1, ['capture']]);
});

test('an offer that ended is not sold: the visitor is told and led back to the offers', async ({ page, house }) => {
  const { walker, visitId, plate } = await reachPayment(page, house);
  await query(house.databaseUrl, endedYesterday, [visitId]);
  await pressPay(walker);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Bu teklif artık geçerli değil.');
  expect((await chargesFor(house.sandboxUrl, plate)).policies).toEqual([]);
  const back = await inView(refusal.getByRole('link', { name: 'Tekliflere dön' }));
  await back.click();
  await walker.arrives(`/${slug}/listeleme`);
});
