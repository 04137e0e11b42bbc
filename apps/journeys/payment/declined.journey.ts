import { goodCard, passThreeD, payAndApprove } from '../walk/buy';
import { policiesFor } from '../walk/books';
import { expect, sandbox, slug, test } from '../walk/journey-test';
import { reachBank } from './reach-payment';

const declined: [string, string, string][] = [
  [
    'an account without enough money',
    '4111111111111129',
    'Kartınızın bakiyesi ya da limiti yetmiyor. Kartınızdan çekim yapılmadı. Başka bir kart deneyin.',
  ],
  [
    'a failed 3-D check',
    '4131111111111117',
    '3-D Secure doğrulaması tamamlanmadı. Kartınızdan çekim yapılmadı. Lütfen tekrar deneyin.',
  ],
];

for (const [what, card, sentence] of declined) {
  test(`F600 a payment declined by ${what} shows the reason and can be retried`, async ({ page }) => {
    const { walker, plate } = await reachBank(page, { card });
    await passThreeD(walker);
    await walker.arrives(`/${slug}/odeme-sorgulama`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme tamamlanamadı');
    await expect(page.getByRole('main')).toContainText(sentence);
    expect(await policiesFor(sandbox(), plate)).toEqual([]);
    await page.getByRole('link', { name: 'Ödemeyi yeniden dene' }).click();
    await walker.arrives(`/${slug}/odeme-bilgileri`);
    await expect(page.getByRole('button', { name: /₺ öde$/ })).toBeVisible();
  });
}

test('a payment declined once succeeds with another card, charged once', async ({ page }) => {
  const { walker, plate, who } = await reachBank(page, { card: '4111111111111129' });
  await passThreeD(walker);
  await page.getByRole('link', { name: 'Ödemeyi yeniden dene' }).click();
  await payAndApprove(walker, slug, { ...who, card: goodCard });
  expect(await policiesFor(sandbox(), plate)).toHaveLength(1);
});

test('a wrong 3-D code can be retried, three wrong ones end in a declined payment', async ({ page }) => {
  const { walker } = await reachBank(page);
  const enterWrongCode = async (): Promise<void> => {
    await walker.fill('Telefonunuza gelen kod', '000000');
    // The next page shows the same message.
    const loaded = page.waitForEvent('domcontentloaded');
    await walker.press('Kodu gir ve onayla');
    await loaded;
  };
  for (const left of [2, 1]) {
    await enterWrongCode();
    await expect(page.getByRole('alert'), `${left} tries left`).toContainText('Kod hatalı');
    await page.reload();
    await expect(page.getByRole('alert'), 'a reload does not count as a try').toContainText('Kod hatalı');
  }
  await enterWrongCode();
  await walker.arrives(`/${slug}/odeme-sorgulama`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme tamamlanamadı');
});

test('a cancelled challenge is shown as an abandoned payment', async ({ page }) => {
  const { walker } = await reachBank(page);
  await walker.press('Vazgeç');
  await walker.arrives(`/${slug}/odeme-sorgulama`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme yarım kaldı');
  await expect(page.getByRole('main')).toContainText('Kartınızdan çekim yapılmadı.');
});
