/** Another payer and offers sold by advisers. */
import { confirmInformation, fillAddress, payAndApprove } from '../walk/buy';
import { openTrafficList } from '../offers/traffic-list';
import { expect, waitUntilHydrated, sandbox, slug, test } from '../walk/journey-test';
import { chargesFor } from '../walk/books';
import { uniqueIdentity } from '../walk/unique-people';
import { uniquePhoneNumber, telephone } from '../walk/sandbox';
import { buyerWith, reachSummary } from './reach-payment';

test('another person pays after verifying their telephone', async ({ page }) => {
  const { plate, walker } = await reachSummary(page);
  const payer = telephone(uniquePhoneNumber());
  await waitUntilHydrated(page);
  await page.getByRole('radio', { name: 'Başka biri' }).check();
  await walker.fill('Ödeyenin TCKN ya da VKN’si', uniqueIdentity());
  await walker.press('Kişiyi bul');
  await walker.sees('Bulundu:');
  await walker.fill('Ödeyenin cep telefonu', payer.number);
  const who = buyerWith();
  await fillAddress(walker);
  await walker.tick('Belgeleri okudum, onaylıyorum');
  await walker.press('Ödemeye geç');
  await walker.fill('SMS ile gelen 6 haneli kod', await payer.lastCode());
  await walker.arrives(`/${slug}/odeme-bilgileri`);

  await page.goBack();
  await walker.arrives(`/${slug}/police-bilgileri`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ödeyeni değiştir' })).toBeVisible();
  await confirmInformation(walker, slug);
  await payAndApprove(walker, slug, who);
  expect((await chargesFor(sandbox(), plate)).policies).toHaveLength(1);
});

test('F402 an offer sold by advisers ends on the page of a completed application', async ({ page, walker }) => {
  // The complete list, because later offers would wait behind a button.
  await openTrafficList(page);
  await page.getByRole('button', { name: /^Kalan \d+ teklifi göster$/ }).click();
  await page
    .getByRole('button', { name: /teklifini danışmana ilet$/ })
    .first()
    .click();
  await walker.arrives(`/${slug}/basvuru-tamamlandi`);
  const recorded = page.getByText(/^Başvurunuz \d{10} numarasıyla kaydedildi/);
  await expect(recorded).toBeVisible();
  await expect(page.getByText('Kartınızdan çekim yapılmadı.')).toBeVisible();
  const text = await recorded.textContent();
  await page.reload();
  await expect(page.getByText(text!)).toBeVisible();
});
