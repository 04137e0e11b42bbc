import { openTrafficList } from '../offers/traffic-list';
import { expect, hydrated, test } from '../walk/journey-test';

test('a form that a link leads to begins at its title, one that the browser loads at the way past the header', async ({
  page,
}) => {
  await openTrafficList(page);
  await page.getByRole('link', { name: 'Bilgileri düzenle' }).click();
  await page.waitForURL('**/form/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
});
