/** Discount codes at checkout. */
import { payAndApprove } from '../walk/buy';
import { expect, slug, test } from '../walk/journey-test';
import { reachPayment } from './reach-payment';

const codes = [
  ['BOYLEBIRKODYOK', 'İndirim kodu hatalı'],
  ['BUYUKPRIM', 'katılım koşullarını sağlamıyorsunuz'],
  ['GECMISKOD', 'süresi doldu'],
] as const;

test('F466 F594 an unusable discount code shows the reason and stays in its field', async ({ page }) => {
  const { walker } = await reachPayment(page);
  await walker.press('İndirim kodum var');
  const field = page.getByRole('textbox', { name: 'İndirim kodu' });
  for (const [code, words] of codes) {
    await field.fill(code);
    await walker.press('Kodu uygula');
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
    await expect(field).toHaveValue(code);
  }
});

test('a discount code survives a reload; the full price is charged and the policy page announces the refund', async ({
  page,
}) => {
  const { walker, who } = await reachPayment(page);
  await walker.press('İndirim kodum var');
  await page.getByRole('textbox', { name: 'İndirim kodu' }).fill('hosgeldin');
  await walker.press('Kodu uygula');
  await expect(page.getByText(/HOSGELDIN uygulandı: 250,00/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/HOSGELDIN uygulandı: 250,00/)).toBeVisible();
  await payAndApprove(walker, slug, who);
  // The job that refunds it may be quicker than the page.
  await expect(page.getByText(/250,00\s₺, ödediğiniz karta iade edil(ir|di)\./)).toBeVisible();
});
