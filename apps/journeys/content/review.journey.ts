/** A buyer reviews by the link of the policy's mail; the desk reads it; everybody sees it. */
import { expectNoViolations } from '../walk/screen-checks';
import { reachPayment } from '../payment/reach-payment';
import { approve, pay } from '../walk/buy';
import { expect, site, slug, test } from '../walk/journey-test';
import { mailWith } from '../walk/sandbox';

const words = 'Teklifleri yan yana görmek karar vermemi kolaylaştırdı.';

test('M103 a buyer’s review is published by the desk, and the link is used once', async ({ page, browser, watch }) => {
  const { walker, who } = await reachPayment(page);
  await pay(walker);
  await approve(walker, slug);
  const { text } = await mailWith(who.email, /poliçeniz hazır/);
  const link = /https?:\/\/\S+\/yorum-yaz\/[\w-]+/.exec(text)![0];
  // On another device: the link alone is the right.
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(link);
  await phone.getByRole('radio', { name: /^4 yıldız/ }).check();
  await phone.getByLabel('Yorumunuz').fill('kısa');
  await phone.getByRole('button', { name: 'Yorumu gönder' }).click();
  await expect(phone.getByRole('alert')).toContainText('En az 20 karakter yazın');
  await expectNoViolations(phone, 'review');
  await phone.getByLabel('Yorumunuz').fill(words);
  await phone.getByRole('button', { name: 'Yorumu gönder' }).click();
  await expect(phone.getByRole('heading', { name: 'Yorumunuzu aldık' })).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText('Yorumunuzu aldık, henüz okumadık.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Yorumu gönder' })).toHaveCount(0);

  // Asked before anybody has signed in.
  watch.expect(/401/);
  await page.goto(process.env['DESK_URL']!);
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await page.getByRole('button', { name: /Ece Tunalı/ }).click();
  await page.getByRole('link', { name: 'Yorumlar' }).click();
  const review = page.getByRole('listitem').filter({ hasText: words });
  await expect(review).toBeVisible();
  await expectNoViolations(page, 'reviews at the desk');
  await review.getByRole('button', { name: 'Yayımla' }).click();
  await expect(page.getByText('Yorum yayımlandı.')).toBeVisible();

  await phone.goto(`${site()}/musteri-yorumlari`);
  await expect(phone.getByText(words)).toBeVisible();
  await expect(phone.getByText(/5 üzerinden 4,0\. 1 yorumun tamamından/)).toBeVisible();
  await expectNoViolations(phone, 'reviews');
  await phone.goto(link);
  await expect(phone.getByText('Yorumunuz yayında.')).toBeVisible();
});
