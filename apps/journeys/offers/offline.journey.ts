/** The connection goes while the list is looked at, before a press has ever fetched its script. */
import { expect, test } from '../walk/journey-test';
import { openTrafficList, pick, rows } from './traffic-list';

test('offers are picked without a connection: the list stands, and their bar follows when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/net::ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await openTrafficList(page);
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
