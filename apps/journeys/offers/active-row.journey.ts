/** Nothing jumps when answers arrive, and the active row does not move. The answers are real; the journey controls when they arrive. */
import type { Locator, Page, Route } from '@playwright/test';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { countShifts, shiftOf } from '../walk/layout-shift';
import { prepareVisit } from '../walk/prepared-visit';
import { rows } from './traffic-list';

interface Answered {
  state: string;
  zeroOffer: unknown;
  offerList: { firmId: number; firmName: string }[];
}

const wide = ['a wide screen', { width: 1440, height: 900 }] as const;
const phone = ['a phone', { width: 390, height: 844 }] as const;
/** Number of offers when the list opens. */
const initialCount = 5;

/** The list after all insurers have answered. */
async function completeList(route: Route): Promise<Answered> {
  const list = async (): Promise<Answered> => (await (await route.fetch()).json()).result;
  await expect.poll(async () => (await list()).state, { timeout: 70_000 }).toBe('complete');
  return list();
}

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

interface Deliveries {
  /** Sends all other offers. */
  sendOffers: () => void;
  /** Ends the stream. */
  end: () => void;
}

/** Opens the list with the first answers. The end is the answer to the browser's second connection. */
async function openHalfAnswered(page: Page): Promise<Deliveries> {
  const others = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let list: Answered;
  const open = async (route: Route): Promise<void> => {
    list = await completeList(route);
    const offerList = list.offerList.slice(0, initialCount);
    const result = { ...list, state: 'running', zeroOffer: null, offerList };
    await route.fulfill({ json: { isSuccess: true, result, message: null, messageCode: null } });
  };
  await page.route('**/offer/GetOfferList', open, { times: 1 });
  const sendEvents = (route: Route, events: string[]) =>
    route.fulfill({ contentType: 'text/event-stream', body: ['retry: 100\n\n', ...events].join('') });
  await page.route('**/offer/stream/**', async (route) => {
    await end.promise;
    await sendEvents(route, [event('complete', { offers: list.offerList.length, zeroOffer: list.zeroOffer })]);
  });
  await page.route(
    '**/offer/stream/**',
    async (route) => {
      await others.promise;
      await sendEvents(
        route,
        list.offerList.slice(initialCount).map((offer) => event('offer', offer)),
      );
    },
    { times: 1 },
  );
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(`${site()}/${slug}/form/arac-ozellikleri`);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await expect(rows(page)).toHaveCount(initialCount, { timeout: 80_000 });
  return { sendOffers: () => others.resolve(), end: () => end.resolve() };
}

const point = (row: Locator): Promise<void> => row.getByRole('heading').hover();
/** The finger has scrolled it into the middle and has left. */
async function read(row: Locator): Promise<void> {
  await row.page().mouse.move(1, 1);
  await row.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
}

/** The most that a list may shift while it fills: the label of a row comes or goes. */
const listShift = 0.02;

const cases = [
  ['under the pointer', point, ...wide],
  ['being read', read, ...phone],
] as const;
/** Top of a row in the viewport, in pixels; browsers scroll by whole ones. */
const topOf = async (row: Locator): Promise<number> => (await row.boundingBox())!.y;
/** The final list is drawn and nothing slides any more. */
async function settled(page: Page): Promise<void> {
  await expect(title(page)).toContainText('hazır');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[style*="translate"]')).toHaveCount(0);
}
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

for (const [what, touch, screen, size] of cases) {
  test(`the row ${what} does not move on ${screen} while all others are listed`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await countShifts(page);
    const { sendOffers, end } = await openHalfAnswered(page);
    const id = await rows(page).nth(2).getAttribute('data-offer');
    const active = page.locator(`[data-offer="${id}"]`);
    await active.scrollIntoViewIfNeeded();
    await touch(active);
    const shiftedBefore = await shiftOf(page);
    const before = await topOf(active);
    sendOffers();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(initialCount);
    expect(Math.abs((await topOf(active)) - before)).toBeLessThan(1.5);
    await expect(title(page)).not.toContainText('hazır');
    end();
    await settled(page);
    expect((await shiftOf(page)) - shiftedBefore).toBeLessThan(listShift);
  });
}

for (const [screen, size] of [wide, phone])
  test(`nothing jumps on ${screen} while nobody touches the filling list`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await countShifts(page);
    const { sendOffers, end } = await openHalfAnswered(page);
    const shiftedBefore = await shiftOf(page);
    sendOffers();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(initialCount);
    end();
    await settled(page);
    expect((await shiftOf(page)) - shiftedBefore).toBeLessThan(listShift);
  });
