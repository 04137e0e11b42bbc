import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { openTrafficList, rows } from './traffic-list';

test('F152 campaigns are selected in a dialog, shown as a chip and can be removed', async ({ page }) => {
  await openTrafficList(page);
  await page.getByRole('button', { name: 'Kampanyalar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kampanyalar' });
  await dialog.getByLabel('Çocuğunuzun yaşı').fill('4');
  await dialog.getByRole('button', { name: 'İndirimle yeniden sor' }).press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  const chip = page.getByRole('group', { name: 'Teklifleriniz şunlara dayanıyor' }).getByRole('button');
  await expect(chip).toHaveText('4 yaşında çocuk', { timeout: 40_000 });
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  await chip.press('Enter');
  await expect(chip).toHaveCount(0, { timeout: 40_000 });
  await expect(title).toBeFocused();
});

test('the weights can be changed by keyboard, the order follows, and the ranking data can be downloaded', async ({
  page,
}) => {
  await openTrafficList(page);
  await page.getByText('Sıralama nasıl yapılıyor?').click();
  const slider = page.getByRole('slider', { name: 'Sizin için fiyat ne kadar önemli?' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Fiyat %100, kapsam %0');
  await expect(rows(page).first().getByText('En iyi fiyat', { exact: false })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Sıralama verisini indir' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});

test('F040 F041 F042 the comparison, the way in of partners and the permission are pages', async ({ page, watch }) => {
  watch.expect(/status of 4\d\d/);
  for (const path of ['/teklif-karsilastir', '/create/herhangi/biri', '/arabamcompermission']) {
    expect((await page.goto(site() + path))!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('F602 a failed quote PDF asks to try again; a second try succeeds', async ({ page }) => {
  await openTrafficList(page);
  const first = rows(page).first();
  await first.locator('summary').click();
  await page.route('**/DownloadQuotePdf', (route) =>
    route.fulfill({
      json: {
        isSuccess: false,
        result: null,
        messageCode: 'pdfUnavailable',
        message: 'Teklif PDF’i şu anda hazırlanamadı. Lütfen tekrar deneyin.',
      },
    }),
  );
  const pdf = first.getByRole('button', { name: /^Teklif PDF’i/ });
  await pdf.click();
  await expect(first.getByRole('status')).toContainText('tekrar deneyin');
  await page.unroute('**/DownloadQuotePdf');
  const answered = page.waitForResponse('**/DownloadQuotePdf');
  await pdf.click();
  expect(await (await answered).json()).toMatchObject({ isSuccess: true });
});

test('F385 when no traffic offer arrives the visitor is led to the kasko offers', async ({ page, watch }) => {
  watch.expect(/net::ERR_FAILED/);
  await prepareVisit(page.context(), { plate: '34ASK01' });
  const withoutOffers = (offers: { state: string; offerList: unknown[]; insurers: { state: string }[] }) => ({
    ...offers,
    state: 'running',
    offerList: [],
  });
  await page.route('**/offer/GetOfferList', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, result: withoutOffers(answer.result) } });
  });
  await page.route('**/offer/stream/**', (route) => route.abort());
  await page.clock.install();
  await page.goto(`${site()}/${slug}/listeleme`);
  // The countdown must be running: an earlier jump would count as a wrong device clock.
  await expect(page.getByRole('timer')).toHaveText(/ [1-5]?\d saniye sürer$/);
  await page.clock.fastForward(61_000);
  await page.waitForURL('**/kasko-sigortasi/**');
});
