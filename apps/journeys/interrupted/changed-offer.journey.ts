/** The offer changes or expires while the card is typed: nothing unconfirmed is sold. */
import { expect, test } from '../environment/isolated-test';
import { reachPayment } from '../payment/reach-payment';
import { chargesFor } from '../walk/books';
import { confirmInformation, payAndApprove, pressPay } from '../walk/buy';
import { inView } from '../walk/engines/chromium';
import { slug } from '../walk/journey-test';
import { query } from '../walk/database';

test.describe.configure({ mode: 'default' });

/** Makes the confirmed price 100 ₺ lower than the offer's. */
const confirmedForLess = `UPDATE policy_infos SET price = jsonb_set(jsonb_set(jsonb_set(price,
    '{total}', to_jsonb((price->>'total')::int - 10000)),
    '{breakdown,total}', to_jsonb((price->>'total')::int - 10000)),
    '{breakdown,base}', to_jsonb((price->'breakdown'->>'base')::int - 10000)) WHERE visit_id = $1`;
const endedYesterday = `UPDATE quote_answers SET offers = (
    SELECT jsonb_agg(offer || jsonb_build_object('validUntil', now() - interval '1 day')) FROM jsonb_array_elements(offers) AS offer
  ) WHERE quote_id = (SELECT quote_id FROM chosen_offers WHERE visit_id = $1)`;

test('a price that differs from the confirmed one is shown beside it, confirmed again and charged once', async ({
  page,
  environment,
}) => {
  const { walker, visitId, plate, who } = await reachPayment(page, environment);
  await query(environment.databaseUrl, confirmedForLess, [visitId]);
  await pressPay(walker);
  const change = page.getByRole('alert');
  await expect(change.getByRole('heading', { name: 'Fiyat değişti, ödeme alınmadı' })).toBeVisible();
  await expect(change).toContainText(/Güncel fiyat 100,00\s₺ daha yüksek\./);
  await expect(change.getByRole('row', { name: /^Ödenecek tutar/ }).getByRole('cell')).toHaveCount(2);
  expect((await chargesFor(environment.sandboxUrl, plate)).policies).toEqual([]);

  const confirm = await inView(change.getByRole('link', { name: 'Yeni fiyatı onayla' }));
  await confirm.click();
  await walker.arrives(`/${slug}/police-bilgileri`);
  await confirmInformation(walker, slug);
  await payAndApprove(walker, slug, who);
  const { policies, entries } = await chargesFor(environment.sandboxUrl, plate);
  expect([policies.length, entries.map(({ kind }) => kind)]).toEqual([1, ['capture']]);
});

test('an expired offer is not sold, and the visitor is led back to the offers', async ({ page, environment }) => {
  const { walker, visitId, plate } = await reachPayment(page, environment);
  await query(environment.databaseUrl, endedYesterday, [visitId]);
  await pressPay(walker);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Bu teklif artık geçerli değil.');
  expect((await chargesFor(environment.sandboxUrl, plate)).policies).toEqual([]);
  const back = await inView(refusal.getByRole('link', { name: 'Tekliflere dön' }));
  await back.click();
  await walker.arrives(`/${slug}/listeleme`);
});
