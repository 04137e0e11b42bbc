/** Requirements of single lines in checkout. */
import { knownPlate, walkSample } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { chooseOffer, fillPolicyInformation, payAndApprove } from '../walk/buy';
import { expect, waitUntilHydrated, test } from '../walk/journey-test';
import type { Walker } from '../walk/walker';
import { buyerWith, reachSummary } from './reach-payment';

async function payWithNewBuyer(walker: Walker, slug: string): Promise<void> {
  await payAndApprove(walker, slug, buyerWith());
}

test('F279 a used vehicle is insured with its notary sale, and its licence is added afterwards', async ({
  page,
  walker,
}) => {
  const of = walkedLines.usedVehicleTraffic;
  const { slug } = of.line.facts;
  // Walked, because the licence is added to the vehicle stored by the form's own calls.
  await walkSample(walker, { of, sample: knownPlate });
  await chooseOffer(walker, slug);
  await walker.sees('Noter satışı');
  await fillPolicyInformation(walker, slug, buyerWith());
  await payWithNewBuyer(walker, slug);
  await waitUntilHydrated(page);
  await walker.fill('Belge seri no', 'AB 123456');
  await walker.press('Ruhsatı kaydet');
  await walker.sees('AB123456 seri numarasını kaydettik.');
});

test('F650 the printed green card is sent to the policy’s address within about 3 working days', async ({ page }) => {
  const of = walkedLines.greenCard;
  const { slug } = of.line.facts;
  const { walker } = await reachSummary(page, { of });
  await fillPolicyInformation(walker, slug, buyerWith());
  await payWithNewBuyer(walker, slug);
  await waitUntilHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Açık adres' })).toHaveValue('Örnek Mah. Çiğdem Sk. No: 1/2');
  await walker.press('Bu adrese gönder');
  await walker.sees('yaklaşık 3 iş günü içinde kargoyla gelir');
});
