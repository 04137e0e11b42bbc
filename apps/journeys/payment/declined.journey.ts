/** One decline and its retry; the server's tests cover each reason, the sandbox's the tries of a code. */
import { goodCard, passThreeD, payAndApprove } from '../walk/buy';
import { policiesFor } from '../walk/books';
import { expect, sandbox, slug, test } from '../walk/journey-test';
import { reachBank } from './reach-payment';

const withoutMoney = '4111111111111129';
const reason = 'Kartınızın bakiyesi ya da limiti yetmiyor. Kartınızdan çekim yapılmadı. Başka bir kart deneyin.';

test('F600 a declined payment shows the reason, and another card is charged once', async ({ page }) => {
  const { walker, plate, who } = await reachBank(page, { card: withoutMoney });
  await passThreeD(walker);
  await walker.arrives(`/${slug}/odeme-sorgulama`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme tamamlanamadı');
  await expect(page.getByRole('main')).toContainText(reason);
  expect(await policiesFor(sandbox(), plate)).toEqual([]);
  await page.getByRole('link', { name: 'Ödemeyi yeniden dene' }).click();
  await walker.arrives(`/${slug}/odeme-bilgileri`);
  await payAndApprove(walker, slug, { ...who, card: goodCard });
  expect(await policiesFor(sandbox(), plate)).toHaveLength(1);
});
