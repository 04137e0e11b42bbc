import { expect, test } from '../walk/journey-test';
import { openKaskoList } from './kasko-list';
import { rows } from './traffic-list';

test.describe('a kasko offer for a car with a tow bar', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('can be requoted without the tow bar and restored', async ({ page }) => {
    test.setTimeout(180_000);
    await openKaskoList(page, 'plate not issued yet, with accessories');
    const changeable = rows(page).filter({ has: page.getByRole('button', { name: /^Değiştir/ }) });
    const firm = await changeable.first().getByRole('heading').innerText();
    const offer = rows(page).filter({ has: page.getByRole('heading', { name: firm, exact: true }) });
    const price = offer.locator('[class*=price]').first();
    const before = (await price.textContent())!;

    const dialog = page.getByRole('dialog');
    const towBar = dialog.getByRole('checkbox', { name: /^Çeki demiri, 15\.000,00/ });
    await offer.getByRole('button', { name: /^Değiştir/ }).click();
    await expect(towBar).toBeChecked();
    await towBar.uncheck({ force: true });
    await dialog.getByRole('button', { name: 'Şirkete sor' }).click();
    await expect(page.getByText('Değişiklikler uygulandı.')).toBeVisible();
    await expect(price).not.toHaveText(before);
    await expect(offer).toContainText('Değiştirildi');

    await offer.getByRole('button', { name: /^Değiştir/ }).click();
    await expect(towBar).not.toBeChecked();
    await dialog.getByRole('button', { name: 'İlk teklife dön' }).click();
    await expect(price).toHaveText(before);
  });
});
