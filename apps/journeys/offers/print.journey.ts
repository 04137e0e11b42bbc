/** The print styles of the list and the comparison. */
import { expect, test } from '../walk/journey-test';
import { openTrafficList, select } from './traffic-list';

test('a printed list asks no assistant; a printed comparison contains the telephone number and no buttons', async ({
  page,
}) => {
  await openTrafficList(page);
  const assistant = page.getByText('Yapay zekâ asistanınıza sorun');
  await expect(assistant).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(assistant).toBeHidden();
  await page.emulateMedia({ media: null });
  await select(page, 0);
  await select(page, 1);
  await page.getByRole('button', { name: '2 teklifi kıyasla' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki teklif yan yana');
  const telephone = page.getByRole('navigation', { name: /iletişim$/ }).getByText(/^\d{4} \d{3} \d{2} \d{2}$/);
  await expect(telephone).toHaveCount(1);
  await expect(telephone).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(telephone).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});
