/** An API refusal for a field of another step. */
import { expectErrorState } from '../walk/error-state';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

const sentence = 'Belge seri numarasını ruhsatın ön yüzünden kontrol edin.';

test('a refusal for a field of an earlier step leads there, with the message at its field and all answers kept', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/status of 400/);
  const { plate } = await prepareVisit(context, { until: 'form' });
  await page.route(
    '**/auto/savevehicleinfo',
    (route) =>
      route.fulfill({
        status: 400,
        json: { isSuccess: false, result: null, messageCode: 'badBody', message: 'x', fields: { licenseNo: sentence } },
      }),
    { times: 1 },
  );
  await page.goto(`${site()}/${slug}/form/arac-ozellikleri`);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruhsat bilgileri');
  await expect(page).toHaveURL(/ruhsat-bilgileri$/);
  expect(await expectErrorState(page)).toEqual([expect.stringContaining(sentence)]);
  await expect(page.getByRole('main')).toContainText(plate.replace(/(\d{2})([A-Z]+)(\d+)/, '$1 $2 $3'));
  const serial = page.getByLabel('Belge seri no');
  await expect(serial).not.toHaveValue('');
  await serial.fill('CD 654321');
  await page.getByRole('button', { name: 'Aracı bul ve devam et' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç özellikleri');
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await page.waitForURL(`**/${slug}/listeleme`);
});
