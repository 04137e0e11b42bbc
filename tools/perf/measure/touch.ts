/** The first touch of a content page and what follows while it comes alive: how late each press and key is answered, and whether the text stays. */
import type { Page } from 'playwright';
import type { MeasuredHouse } from '../measured-house.ts';
import { openBrowser, type OpenBrowser } from './browser.ts';
import { probeHydration, probeInteractions, probeLongTasks, type Notes } from './probe.ts';
import type { TouchScenario } from './touch-scenarios.ts';

export interface Touched {
  /** The first interaction, in milliseconds from the event to the next frame. */
  first: number;
  /** The worst one until the page was hydrated and touched once more. */
  worst: number;
  /** The longest task since the first touch, 0 when none took 50 ms. */
  longestTask: number;
  /** From the first touch until React owned the page. */
  hydratedAfter: number;
  /** What was typed is still there. */
  isTextKept: boolean;
}

const telephone = { width: 412, height: 823 };
const slowdown = 4;
/** The page is looked at for a moment before it is touched. */
const look = 1_000;
/** Until the last frame is reported. */
const rest = 500;

async function openSlowPage({ context }: OpenBrowser): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(telephone);
  for (const probe of [probeInteractions, probeLongTasks, probeHydration]) await page.addInitScript(probe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

function read({ interactions, firstInteraction, longTasks, hydratedAt }: Notes, isTextKept: boolean): Touched {
  const { id, at, ms } = firstInteraction!;
  return {
    first: Math.max(ms, interactions[id] ?? 0),
    worst: Math.max(ms, ...Object.values(interactions)),
    longestTask: Math.max(0, ...longTasks.filter((task) => task.at >= at).map((task) => task.ms)),
    hydratedAfter: hydratedAt! - at,
    isTextKept,
  };
}

/** One cold visit. @throws Error when the page does not come alive */
export async function touchPage(house: MeasuredHouse, { path, touch, typed }: TouchScenario): Promise<Touched> {
  const browser = await openBrowser({ keyHash: house.certificate.keyHash });
  try {
    const page = await openSlowPage(browser);
    await page.goto(house.origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(look);
    await touch(page);
    await page.waitForTimeout(rest);
    // Masks may have set spaces.
    const kept = await Promise.all(
      Object.entries(typed ?? {}).map(
        async ([field, text]) => (await page.inputValue(`[name=${field}]`)).replace(/\D/g, '') === text,
      ),
    );
    return read(await page.evaluate(() => window.perfNotes), kept.every(Boolean));
  } finally {
    await browser.close();
  }
}
