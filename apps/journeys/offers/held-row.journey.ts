/** What the visitor touches stays where it is, whoever answers meanwhile. The answers are real; when they come is the journey's. */
import type { Locator, Page, Route } from '@playwright/test';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { rows } from './traffic-list';

interface Answered {
  state: string;
  zeroOffer: unknown;
  offerList: { firmId: number; firmName: string }[];
}

const screens = [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;
/** So many have answered when the list opens. */
const atFirst = 5;

/** The list as it is when all have answered. */
async function whole(route: Route): Promise<Answered> {
  const list = async (): Promise<Answered> => (await (await route.fetch()).json()).result;
  await expect.poll(async () => (await list()).state, { timeout: 70_000 }).toBe('complete');
  return list();
}

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Opens the list with the first answers. @returns lets the others answer */
async function openHalfAnswered(page: Page): Promise<() => void> {
  const others = Promise.withResolvers<void>();
  let list: Answered;
  const open = async (route: Route): Promise<void> => {
    list = await whole(route);
    const offerList = list.offerList.slice(0, atFirst);
    const result = { ...list, state: 'running', zeroOffer: null, offerList };
    await route.fulfill({ json: { isSuccess: true, result, message: null, messageCode: null } });
  };
  await page.route('**/offer/GetOfferList', open, { times: 1 });
  await page.route('**/offer/stream/**', async (route) => {
    await others.promise;
    const { offerList, zeroOffer } = list;
    const last = offerList.at(-1)!;
    const said = offerList.slice(atFirst, -1).map((offer) => event('offer', offer));
    const refusal = event('insurer', {
      firmId: last.firmId,
      name: last.firmName,
      state: 'declined',
      reason: 'Şirket bu bilgilerle teklif vermedi.',
    });
    const end = event('complete', { offers: offerList.length - 1, zeroOffer });
    await route.fulfill({ contentType: 'text/event-stream', body: [...said, refusal, end].join('') });
  });
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(`${site()}/${slug}/form/arac-ozellikleri`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await expect(rows(page)).toHaveCount(atFirst, { timeout: 80_000 });
  return () => others.resolve();
}

/** As in a browser that leaves the page where it was when something above grows, and knows of nothing else. */
const doNotAnchor = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const { style } of [document.documentElement, document.body]) style.setProperty('overflow-anchor', 'none');
    Reflect.deleteProperty(CSSStyleDeclaration.prototype, 'overflowAnchor');
    Reflect.deleteProperty(document.documentElement.style, 'overflowAnchor');
  });

const touches: readonly [string, (row: Locator) => Promise<void>][] = [
  ['pointer', (row) => row.getByRole('heading').hover()],
  ['focus', (row) => row.getByRole('button', { name: /^Favori: / }).focus()],
];
for (const [screen, size] of screens) {
  for (const [what, touch] of touches) {
    test(`the row under the ${what} stands still on ${screen} while all the others answer, and they come at a press`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      const answerAll = await openHalfAnswered(page);
      await doNotAnchor(page);
      const id = await rows(page).nth(2).getAttribute('data-offer');
      const held = page.locator(`[data-offer="${id}"]`);
      await held.scrollIntoViewIfNeeded();
      await touch(held);
      const before = await held.boundingBox();
      answerAll();
      const newcomers = page.getByRole('button', { name: /\d+ yeni teklifi göster/ });
      await expect(newcomers).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('hazır');
      expect(await held.boundingBox()).toEqual(before);
      await newcomers.click();
      await expect(newcomers).toHaveCount(0);
      expect(await rows(page).count()).toBeGreaterThan(atFirst);
    });
  }
}

test('what is read on a phone stays in place untouched; the whole picture comes when the visitor goes back up', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const answerAll = await openHalfAnswered(page);
  await doNotAnchor(page);
  const read = rows(page).nth(1);
  const id = await read.getAttribute('data-offer');
  await read.evaluate((row) => row.scrollIntoView());
  const place = () => page.locator(`[data-offer="${id}"]`).boundingBox();
  const before = await place();
  answerAll();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hazır');
  await expect(page.getByRole('button', { name: /\d+ yeni teklifi göster/ })).toBeVisible();
  expect(await place()).toEqual(before);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('region', { name: 'Fiyat ve kapsamın dağılımı' })).toBeVisible();
});
