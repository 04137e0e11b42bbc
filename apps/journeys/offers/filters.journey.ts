import { expect, test } from '../walk/journey-test';
import { expectModalEntries } from '../walk/expect-modal-entries';
import { openTrafficList, pick, rows, select } from './traffic-list';

test('filters on a phone open in a dialog that announces the number of matching offers at each tick', async ({
  page,
}) => {
  await openTrafficList(page);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtreler' });
  const label = await dialog.locator('label', { hasText: /^Ferdi kaza/ }).textContent();
  const left = Number(/(\d+) teklif$/.exec(label!)![1]);
  await dialog.getByRole('checkbox', { name: /^Ferdi kaza/ }).check();
  await expect(dialog.getByRole('status')).toHaveText(`${left} teklifi göster`);
  await dialog.getByRole('button', { name: `${left} teklifi göster`, exact: true }).click();
  await expect(rows(page)).toHaveCount(left);
});

test('opening and closing a dialog does not change the list', async ({ page }) => {
  await openTrafficList(page);
  await select(page, 1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Filtrele' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtreler' });
  await expect(dialog).toBeVisible();
  await expectModalEntries(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expectModalEntries(page, undefined);
  await expect(pick(page, 1)).toBeChecked();
  expect(requests.filter((url) => url.includes('GetOfferList'))).toEqual([]);
});

test('F155 the covers in the filters are explained in a dialog', async ({ page }) => {
  await openTrafficList(page);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await page.getByRole('button', { name: 'Teminatlar ne anlama geliyor?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Teminat kapsamı' });
  await expect(dialog.locator('summary').first()).toBeVisible();
});
