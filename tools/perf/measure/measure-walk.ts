/** One walk from the landing page to the offers: time of each step, and delay of the first and last offer. */
import type { Cookie, Page } from 'playwright';
import type { MeasuredEnvironment } from '../measured-environment.ts';
import type { Walk } from '../walk.ts';
import { openBrowser, type OpenBrowser } from './browser.ts';
import {
  probeHydration,
  probeInteractions,
  probeOffers,
  probeStepTransitions,
  type ProbeNotes,
  type StepTransition,
} from './probe.ts';

export interface WalkMeasurement {
  /** In order, including the code panel. */
  transitions: StepTransition[];
  /** The worst interaction of the journey pages, in milliseconds. */
  worstInteraction: number;
  /** From the first insurer's answer to the frame that shows it. */
  firstOfferMs: number;
  /** From the last insurer's answer to the frame that shows all offers. */
  allOffersMs: number;
}

const offerRow = 'article[data-offer]';
const phone = { width: 412, height: 823 };

export async function openSlowPage({ context }: OpenBrowser, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(phone);
  for (const probe of [probeInteractions, probeStepTransitions, probeHydration]) await page.addInitScript(probe);
  await page.addInitScript(probeOffers, offerRow);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** @returns the visit whose offer stream the page opened */
function watchVisit(page: Page): () => string {
  let visitId = '';
  page.on('request', (request) => (visitId = /\/offer\/stream\/(\w+)/.exec(request.url())?.[1] ?? visitId));
  return () => visitId;
}

export const readNotes = (page: Page): Promise<ProbeNotes> => page.evaluate(() => window.perfNotes);

/** Polling at every frame would take processor time from the measured page. */
export const rarePolling = { timeout: 60_000, polling: 250 };
/** Milliseconds until the last frame is noted. */
const idleAfter = 500;

const isAllOffered = (): boolean => /hazır$/.test(document.querySelector('h1')?.textContent ?? '');

async function untilAllOffered(page: Page): Promise<void> {
  await page.waitForFunction(isAllOffered, null, rarePolling);
  await page.waitForTimeout(idleAfter);
}

/** On a busy machine a walk can fail on a screen that has just changed; its times are useless and it is repeated. */
export async function retryWalk<T>(measure: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await measure();
  } catch (error) {
    if (tries === 1) throw error;
    console.log(`  a walk failed and is repeated: ${(error as Error).message}`);
    return retryWalk(measure, tries - 1);
  }
}

/** @param slowdown CPU throttling, 1 for none */
export async function measureWalk(
  environment: MeasuredEnvironment,
  walk: Walk,
  slowdown: number,
): Promise<WalkMeasurement> {
  const browser = await openBrowser({ keyHash: environment.certificate.keyHash });
  try {
    const page = await openSlowPage(browser, slowdown);
    const visit = watchVisit(page);
    await walk(page);
    await page.waitForFunction(() => window.perfNotes.firstOfferPaintedAt, null, rarePolling);
    const { transitions, interactions, firstOfferPaintedAt } = await readNotes(page);
    await untilAllOffered(page);
    const { lastOfferPaintedAt } = await readNotes(page);
    const offered = await environment.offeredAt(visit());
    return {
      transitions,
      worstInteraction: Math.max(...Object.values(interactions)),
      firstOfferMs: firstOfferPaintedAt! - offered.first,
      allOffersMs: lastOfferPaintedAt! - offered.last,
    };
  } finally {
    await browser.close();
  }
}

/** The walk, then until all insurers have answered. */
export const walkToCompleteList =
  (walk: Walk): Walk =>
  async (page) => {
    await walk(page);
    await untilAllOffered(page);
  };

/** Walks to the offers. @returns the visitor's cookies, with which every step shows its answers */
export async function visitorWithAnswers(environment: MeasuredEnvironment, walk: Walk): Promise<Cookie[]> {
  const browser = await openBrowser({ keyHash: environment.certificate.keyHash });
  try {
    await walk(await openSlowPage(browser, 1));
    return await browser.context.cookies();
  } finally {
    await browser.close();
  }
}
