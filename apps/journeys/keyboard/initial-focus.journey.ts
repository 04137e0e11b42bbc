import { openTrafficList } from '../offers/traffic-list';
import { expect, waitUntilHydrated, test } from '../walk/journey-test';

test('a client-side navigation focuses the title of the form, a page load starts at the skip link', async ({
  page,
}) => {
  await openTrafficList(page);
  await page.getByRole('link', { name: 'Bilgileri düzenle' }).click();
  await page.waitForURL('**/form/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await waitUntilHydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
});
