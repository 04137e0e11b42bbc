/** The connection goes while the list is looked at, before a press has ever fetched its script. */
import { expect, test as base } from '../walk/journey-test';
import { openTrafficList, pick, rows } from './traffic-list';

/** The list stands; what the browser says of a lost connection is no fault. */
const test = base.extend<{ list: void }>({
  list: [
    async ({ page, watch }, use) => {
      watch.expect(/net::ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
      await openTrafficList(page);
      await use();
    },
    { auto: true },
  ],
});

test('offers are picked without a connection: the list stands, and their bar follows when it is back', async ({
  page,
  context,
}) => {
  const all = await rows(page).count();
  await context.setOffline(true);
  await pick(page, 0).check();
  await pick(page, 1).check();
  await expect(page.getByText('İnternet bağlantınız yok.')).toBeVisible();
  await expect(rows(page)).toHaveCount(all);
  await expect(pick(page, 1)).toBeChecked();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '2 teklifi kıyasla' })).toBeVisible();
});

test('what a dialog asks without a connection is refused in words, and asked again when it is back', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Kampanyalar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kampanyalar' });
  await dialog.getByLabel('Çocuğunuzun yaşı').fill('4');
  const ask = dialog
    .getByRole('article', { name: 'Çocuklu aile indirimi' })
    .getByRole('button', { name: /yeniden sor/ });
  await context.setOffline(true);
  await ask.click();
  await expect(dialog).toContainText('yeniden deneyin');
  await expect(dialog.getByLabel('Çocuğunuzun yaşı')).toHaveValue('4');
  await context.setOffline(false);
  await ask.click();
  await expect(page.getByRole('button', { name: '4 yaşında çocuk' })).toBeVisible({ timeout: 40_000 });
});

test('a comparison whose script cannot come is refused in words where it was pressed', async ({ page, context }) => {
  await pick(page, 0).check();
  await pick(page, 1).check();
  const compare = page.getByRole('button', { name: '2 teklifi kıyasla' });
  await expect(compare).toBeVisible();
  await context.setOffline(true);
  await compare.click();
  await expect(page.getByRole('region', { name: 'Kıyaslanacak teklifler' })).toContainText('yeniden deneyin');
  await context.setOffline(false);
  await compare.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki teklif yan yana');
});
