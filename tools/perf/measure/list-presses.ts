/** Presses on a complete offer list: time to the next frame, and processor time. */
import type { CDPSession, Page } from 'playwright';
import type { Walk } from '../walk.ts';
import { openBrowser, type OpenBrowser } from './browser.ts';
import { pointerRestMs, pointAndClick } from './point-and-click.ts';
import { probeHydration, probeInteractions, probeList } from './probe.ts';

export interface ListPress {
  what: string;
  /** From the press to the next frame, by Event Timing; 0 when it was not reported (below 16 ms). */
  ms: number;
  /** From the press to the last frame that changes the list, including rows below the screen. */
  wholeMs: number;
  /** Processor time of the main thread until the page is idle, in milliseconds. */
  scriptMs: number;
  /** Of it style and layout, in milliseconds. */
  drawingMs: number;
}

/** Long enough for all effects of a press, at 4x too. */
const idleAfter = 1_500;
const list = '[role=tabpanel]';
const desktop = { width: 1440, height: 900 };
type Press = (page: Page) => Promise<void>;

const sortBy =
  (key: string): Press =>
  async (page) => {
    await page.getByRole('combobox', { name: 'Sırala' }).focus();
    await page.waitForTimeout(pointerRestMs);
    await page.keyboard.press(key);
  };
const filterBy =
  (place: number): Press =>
  (page) =>
    pointAndClick(page.getByRole('complementary', { name: 'Filtreler' }).getByRole('checkbox').nth(place));
const favour: Press = (page) =>
  pointAndClick(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .getByRole('button', { name: /Favori/ })
      .nth(1),
  );

/** In this order the list ends as it began. */
const presses: readonly [string, Press][] = [
  ['sort by price', sortBy('ArrowDown')],
  ['sort by cover', sortBy('ArrowDown')],
  ['sort as recommended', sortBy('Home')],
  ['filter by one value', filterBy(0)],
  ['remove the filter', filterBy(0)],
  ['mark a favourite', favour],
  ['remove a favourite', favour],
];

async function busyMs(session: CDPSession): Promise<{ script: number; drawing: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), drawing: of('LayoutDuration') + of('RecalcStyleDuration') };
}

async function measurePress(page: Page, session: CDPSession, [what, press]: (typeof presses)[number]) {
  await page.evaluate(() => Object.assign(window.perfNotes, { interactions: {}, listPaintedAfter: 0 }));
  const before = await busyMs(session);
  await press(page);
  await page.waitForTimeout(idleAfter);
  const after = await busyMs(session);
  const { interactions, listPaintedAfter } = await page.evaluate(() => window.perfNotes);
  return {
    what,
    ms: Math.max(0, ...Object.values(interactions)),
    wholeMs: listPaintedAfter,
    scriptMs: after.script - before.script,
    drawingMs: after.drawing - before.drawing,
  };
}

/** Until no offer is marked as new any more: removing the mark would count as an effect of a press. */
async function untilIdle(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Filtreler' }).getByRole('checkbox').first().waitFor();
  await page.mouse.move(0, 0);
  await page.getByText('Şimdi geldi').first().waitFor({ state: 'detached' });
}

async function openPage({ context }: OpenBrowser): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(desktop);
  for (const probe of [probeInteractions, probeHydration]) await page.addInitScript(probe);
  await page.addInitScript(probeList, list);
  return page;
}

async function pressAll(page: Page, slowdown: number): Promise<ListPress[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured: ListPress[] = [];
  for (const press of presses) measured.push(await measurePress(page, session, press));
  return measured;
}

/** Walks to the list at full speed and presses at `slowdown`. @param walk to the product's list or to plain React's */
export async function measureListPresses(keyHash: string, walk: Walk, slowdown: number): Promise<ListPress[]> {
  const browser = await openBrowser({ keyHash });
  try {
    const page = await openPage(browser);
    await walk(page);
    await untilIdle(page);
    return await pressAll(page, slowdown);
  } finally {
    await browser.close();
  }
}
