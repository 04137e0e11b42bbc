/** The same car is bought again in the same browser: from another quote of the visit that already has a policy. */
import { walkedLines } from '../walk/walked-lines';
import { approve, chooseOffer, fillCard, fillPolicyInformation, pressPay } from '../walk/buy';
import { chargesFor } from '../walk/books';
import { expect, sandbox, test } from '../walk/journey-test';
import { viewports } from '../walk/viewports';
import { reachBank, type Payer } from './reach-payment';

async function payAnotherQuote({ walker, visitId, call, siteUrl, who }: Payer, slug: string): Promise<void> {
  await call('quoterequestapi/offer/CreateOfferForDiscount', { visitId, removesOnlineDiscount: true });
  await walker.open(`${siteUrl}/${slug}/listeleme`);
  await chooseOffer(walker, slug);
  await fillPolicyInformation(walker, slug, who);
  await fillCard(walker, who);
  await pressPay(walker);
}

test.use({ viewport: viewports.phone });

test('a second compulsory policy of a car is refused, with the way to the first one', async ({ page }) => {
  const { slug } = walkedLines.traffic.line.facts;
  const payer = await reachBank(page);
  await approve(payer.walker, slug);
  await payAnotherQuote(payer, slug);
  await expect(page.getByRole('alert')).toContainText('tarihinde başlayan trafik poliçeniz var.');
  await payer.walker.press('Poliçemi gör');
  await payer.walker.arrives(`/${slug}/police-basarili`);
  expect((await chargesFor(sandbox(), payer.plate)).policies).toHaveLength(1);
});
