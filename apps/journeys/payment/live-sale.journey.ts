/** The same car is bought again in the same browser: from another quote of the visit that already has a policy. */
import { walkedLines } from '../samples/walked-lines';
import { approve, chooseOffer, fillCard, fillPolicyInformation, payAndApprove, pressPay } from '../walk/buy';
import { chargesFor } from '../walk/books';
import { expect, sandbox, test } from '../walk/journey-test';
import { viewports } from '../walk/viewports';
import { reachBank, reachSummary, type Payer } from './reach-payment';

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

test('a second kasko policy of a car is bought only after the question', async ({ page }) => {
  const of = walkedLines.auto;
  const { slug } = of.line.facts;
  const payer = await reachSummary(page, { of });
  await fillPolicyInformation(payer.walker, slug, payer.who);
  await payAndApprove(payer.walker, slug, payer.who);
  await payAnotherQuote(payer, slug);
  const question = page.getByRole('dialog', { name: 'İkinci bir poliçe mi alıyorsunuz?' });
  await expect(question).toContainText('tarihinde başlayan kasko poliçeniz var.');
  expect((await chargesFor(sandbox(), payer.plate)).policies).toHaveLength(1);
  await question.getByRole('button', { name: 'Evet, ikinci poliçeyi de alıyorum' }).click();
  await payer.walker.arrives('/bank/three-d');
  await approve(payer.walker, slug);
  expect((await chargesFor(sandbox(), payer.plate)).policies).toHaveLength(2);
});
