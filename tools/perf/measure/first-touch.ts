/** The first interaction with a content page until it is hydrated: response times, and whether typed text is kept. */
import type { Page } from 'playwright';
import type { MeasuredEnvironment } from '../measured-environment.ts';
import { openBrowser, type OpenBrowser } from './browser.ts';
import { probeHydration, probeInteractions, probeLongTasks, type ProbeNotes } from './probe.ts';
import type { TouchScenario } from './touch-scenarios.ts';

export interface TouchResult {
  /** The first interaction, in milliseconds from the event to the next frame. */
  first: number;
  /** The worst interaction until the page was hydrated. */
  worst: number;
  /** The longest task since the first interaction, 0 when none took 50 ms. */
  longestTask: number;
  /** From the first interaction until the page was hydrated. */
  hydratedAfter: number;
  /** Whether the typed text is still there. */
  isTextKept: boolean;
}

const phone = { width: 412, height: 823 };
const slowdown = 4;
/** Milliseconds before the first interaction. */
const idleBefore = 1_000;
/** Milliseconds until the last frame is reported. */
const idleAfter = 500;

async function openSlowPage({ context }: OpenBrowser): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(phone);
  for (const probe of [probeInteractions, probeLongTasks, probeHydration]) await page.addInitScript(probe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

function read({ interactions, firstInteraction, longTasks, hydratedAt }: ProbeNotes, isTextKept: boolean): TouchResult {
  const { id, at, ms } = firstInteraction!;
  return {
    first: Math.max(ms, interactions[id] ?? 0),
    worst: Math.max(ms, ...Object.values(interactions)),
    longestTask: Math.max(0, ...longTasks.filter((task) => task.at >= at).map((task) => task.ms)),
    hydratedAfter: hydratedAt! - at,
    isTextKept,
  };
}

/** One cold visit. @throws Error when the page does not hydrate */
export async function measureFirstTouch(
  environment: MeasuredEnvironment,
  { path, touch, typed }: TouchScenario,
): Promise<TouchResult> {
  const browser = await openBrowser({ keyHash: environment.certificate.keyHash });
  try {
    const page = await openSlowPage(browser);
    await page.goto(environment.origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(idleBefore);
    await touch(page);
    await page.waitForTimeout(idleAfter);
    // Input masks may add spaces.
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
