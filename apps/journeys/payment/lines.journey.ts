/** What only some lines ask for in checkout. */
import { factsOf } from '@emsal/lines/facts/line-facts';
import { formPath } from '@emsal/lines/kit/paths';
import { registeredAnswers } from '../samples/registered';
import { walkedLines } from '../samples/walked-lines';
import type { WalkedLine } from '../samples/walked-lines';
import { chooseOffer, fillPolicyInformation, payAndApprove } from '../walk/buy';
import { walkForm } from '../walk/form';
import { expect, hydrated, site, test } from '../walk/journey-test';
import { ownNumber, telephone } from '../walk/sandbox';
import type { Walker } from '../walk/walker';
import { buyerWith } from './reach-payment';

async function reachSummary(walker: Walker, { line, samples }: WalkedLine): Promise<string> {
  const { slug } = factsOf(line.id);
  const phone = telephone(ownNumber());
  const known = samples.find(({ name }) => name === 'known plate')!;
  const answers = { ...registeredAnswers(line, known), phoneNumber: phone.number };
  await walker.open(site() + formPath(line));
  await walkForm(walker, { line, slug, sample: { ...known, answers }, telephone: phone });
  await chooseOffer(walker, slug);
  return slug;
}

async function payNow(walker: Walker, slug: string): Promise<void> {
  await payAndApprove(walker, slug, buyerWith());
}

test('F279 a used vehicle is bought with its sale at the notary, and its licence is told afterwards', async ({
  page,
  walker,
}) => {
  const slug = await reachSummary(walker, walkedLines.usedVehicleTraffic);
  await walker.sees('Noter satışı');
  await fillPolicyInformation(walker, slug, buyerWith());
  await payNow(walker, slug);
  await hydrated(page);
  await walker.fill('Belge seri no', 'AB 123456');
  await walker.press('Ruhsatı kaydet');
  await walker.sees('AB123456 seri numarasını kaydettik.');
});

test('F650 the printed green card goes to the address of the policy in about 3 working days', async ({
  page,
  walker,
}) => {
  const slug = await reachSummary(walker, walkedLines.greenCard);
  await fillPolicyInformation(walker, slug, buyerWith());
  await payNow(walker, slug);
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Açık adres' })).toHaveValue('Örnek Mah. Çiğdem Sk. No: 1/2');
  await walker.press('Bu adrese gönder');
  await walker.sees('yaklaşık 3 iş günü içinde kargoyla gelir');
});
