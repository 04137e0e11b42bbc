/** The connection is lost on the offer list before lazy parts were loaded. */
import { expect, test as base } from '../walk/journey-test';
import { openTrafficList, pick, rows, select } from './traffic-list';

/** With an open list; console errors about the connection are expected. */
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

test('offers can be selected offline; the list stays, and the bar appears when the connection is back', async ({
  page,
  context,
}) => {
  const all = await rows(page).count();
  await context.setOffline(true);
  await select(page, 0);
  await select(page, 1);
  await expect(page.getByText('İnternet bağlantınız yok.')).toBeVisible();
  await expect(rows(page)).toHaveCount(all);
  await expect(pick(page, 1)).toBeChecked();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '2 teklifi kıyasla' })).toBeVisible();
});

test('a request from a dialog fails with a message while offline and succeeds when the connection is back', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Kampanyalar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kampanyalar' });
  await dialog.getByLabel('Çocuğunuzun yaşı').fill('4');
  const submit = dialog
    .getByRole('article', { name: 'Çocuklu aile indirimi' })
    .getByRole('button', { name: /yeniden sor/ });
  await context.setOffline(true);
  await submit.click();
  await expect(dialog).toContainText('tekrar deneyin');
  await expect(dialog.getByLabel('Çocuğunuzun yaşı')).toHaveValue('4');
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole('button', { name: '4 yaşında çocuk' })).toBeVisible({ timeout: 40_000 });
});

test('a comparison that cannot load while offline shows a message at its button', async ({ page, context }) => {
  await select(page, 0);
  await select(page, 1);
  const compare = page.getByRole('button', { name: '2 teklifi kıyasla' });
  await expect(compare).toBeVisible();
  await context.setOffline(true);
  await compare.click();
  await expect(page.getByRole('region', { name: 'Kıyaslanacak teklifler' })).toContainText('tekrar deneyin');
  await context.setOffline(false);
  await compare.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki teklif yan yana');
});
