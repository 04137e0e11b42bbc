import type { Page } from '@playwright/test';
import { allAnswered } from '../walk/all-answered';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { refuseEnded } from './refuse-ended';
import { openTrafficList, pick, rows } from './traffic-list';

const wide = { width: 1440, height: 900 };

test('F142 F145 the list has a header whose title block holds the offer number', async ({ page }) => {
  const { offerNo } = await openTrafficList(page);
  const header = page.getByRole('main').locator('header').first();
  await expect(header.getByRole('heading', { level: 1 })).toContainText('teklifiniz hazır');
  await expect(header).toContainText(offerNo);
});

/** In the order of the document. */
const prices = async (page: Page): Promise<number[]> =>
  (await rows(page).locator('[class*=price]').allTextContents())
    .flatMap((words) => /[\d.]+,\d\d/.exec(words) ?? [])
    .map((lira) => Number(lira.replaceAll('.', '').replace(',', '.')));

const isRising = (numbers: readonly number[]): boolean =>
  numbers.length > 1 && numbers.every((number, at) => number >= (numbers[at - 1] ?? 0));

test('F151 offers are sorted, picked and compared on a page that can be reloaded', async ({ page }) => {
  await page.setViewportSize(wide);
  await openTrafficList(page);
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption({ label: 'En düşük fiyat' });
  // The screen has the new order with the press, the document after the next frame.
  await expect.poll(async () => isRising(await prices(page))).toBe(true);
  const names = await rows(page).getByRole('heading').allTextContents();
  await pick(page, 0).check();
  await pick(page, 1).check();
  await page.getByRole('button', { name: '2 teklifi kıyasla' }).press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('İki teklif yan yana');
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(title).toContainText('hazır');
  await expect(title).toBeFocused();
  await page.goForward();
  await expect(title).toHaveText('İki teklif yan yana');
  await expect(title).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(title).not.toBeFocused();
  await expect(page.getByRole('columnheader').filter({ hasText: names[0]! })).toBeVisible();
  await expect(page.getByRole('columnheader').filter({ hasText: names[1]! })).toBeVisible();
});

test('a fourth pick on a phone is not taken, and the bar says why', async ({ page }) => {
  await openTrafficList(page);
  for (const at of [0, 1, 2]) await pick(page, at).check();
  await pick(page, 3).click();
  await expect(page.getByText('En çok 3 teklif kıyaslanır.')).toBeVisible();
  await expect(pick(page, 3)).not.toBeChecked();
});

test('what takes the focus on a phone does not stand behind the bar of the picks', async ({ page }) => {
  await openTrafficList(page);
  for (const at of [0, 1, 2]) await pick(page, at).check();
  const bar = page.getByRole('region', { name: 'Kıyaslanacak teklifler' });
  await expect(bar).toBeVisible();
  for (const at of [3, 4, 5]) {
    const next = pick(page, at);
    await next.focus();
    const [control, top] = await Promise.all([next.boundingBox(), bar.boundingBox()]);
    expect(control!.y + control!.height).toBeLessThanOrEqual(top!.y);
  }
  await bar.getByRole('button', { name: 'Temizle' }).press('Enter');
  await expect(page.getByRole('tabpanel', { name: /^Tüm teklifler/ })).toBeFocused();
});

test('F152 campaigns are opted in to in a modal, stand as a chip and can be given up', async ({ page }) => {
  await openTrafficList(page);
  await page.getByRole('button', { name: 'Kampanyalar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kampanyalar' });
  await dialog.getByLabel('Çocuğunuzun yaşı').fill('4');
  await dialog.getByRole('button', { name: 'İndirimle yeniden sor' }).press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  const chip = page.getByRole('group', { name: 'Teklifleriniz şunlara dayanıyor' }).getByRole('button');
  await expect(chip).toHaveText('4 yaşında çocuk', { timeout: 40_000 });
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnswered);
  await chip.press('Enter');
  await expect(chip).toHaveCount(0, { timeout: 40_000 });
  await expect(title).toBeFocused();
});

test('the weights are moved by keyboard, the order follows, and the data of the order are downloaded', async ({
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

test('F336 without a visit the list leads home', async ({ page }) => {
  await page.goto(`${site()}/${slug}/listeleme`);
  await page.waitForURL(`${site()}/`);
});

test('F382 choosing an offer opens policy information', async ({ page }) => {
  await openTrafficList(page);
  await rows(page)
    .first()
    .getByRole('button', { name: /Teklifi seç/ })
    .click();
  await page.waitForURL(`**/${slug}/police-bilgileri`);
});

test('F383 an offer of a list that was opened beside another one is bought in a new tab', async ({ page }) => {
  await prepareVisit(page.context());
  await page.goto(`${site()}/${slug}/listeleme?capraz=1`);
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnswered);
  await hydrated(page);
  const opened = page.waitForEvent('popup');
  await rows(page)
    .first()
    .getByRole('button', { name: /Teklifi seç/ })
    .click();
  await (await opened).waitForURL(`**/${slug}/police-bilgileri`);
  expect(new URL(page.url()).pathname).toBe(`/${slug}/listeleme`);
});

test('F386 an offer whose validity ended says so at the offer', async ({ page }) => {
  await openTrafficList(page);
  await refuseEnded(page);
  await rows(page)
    .first()
    .getByRole('button', { name: /Teklifi seç/ })
    .click();
  await expect(rows(page).first().getByRole('alert')).toContainText('Bu teklifin süresi doldu');
});

for (const [ids, path] of [
  ['F040', '/teklif-karsilastir'],
  ['F041', '/create/herhangi/biri'],
  ['F042', '/arabamcompermission'],
] as const) {
  test(`${ids} ${path} is a page`, async ({ page, watch }) => {
    watch.expect(/status of 4\d\d/);
    const answer = await page.goto(site() + path);
    expect(answer!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('F602 a quote whose PDF cannot be made says to try again; one that can opens', async ({ page }) => {
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

test('F385 when no traffic offer ever arrives the visitor goes on to the kasko offers', async ({ page, watch }) => {
  watch.expect(/net::ERR_FAILED/);
  await prepareVisit(page.context(), { plate: '34ASK01' });
  const never = (offers: { state: string; offerList: unknown[]; insurers: { state: string }[] }) => ({
    ...offers,
    state: 'running',
    offerList: [],
  });
  await page.route('**/offer/GetOfferList', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, result: never(answer.result) } });
  });
  await page.route('**/offer/stream/**', (route) => route.abort());
  await page.clock.install();
  await page.goto(`${site()}/${slug}/listeleme`);
  // The seconds run: a leap of the clock before that is taken for a device whose clock is wrong.
  await expect(page.getByRole('timer')).toHaveText(/ [1-5]?\d sn$/);
  await page.clock.fastForward(61_000);
  await page.waitForURL('**/kasko-sigortasi/**');
});
