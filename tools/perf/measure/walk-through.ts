/** One walk from the landing page to the offers: how long each step took to appear, how late the first offer was, and the last. */
import type { Cookie, Page } from 'playwright';
import type { MeasuredHouse } from '../measured-house.ts';
import type { Walk } from '../walk.ts';
import { openBrowser, type OpenBrowser } from './browser.ts';
import { probeHydration, probeInteractions, probeOffers, probePassages, type Notes, type Passage } from './probe.ts';

export interface WalkThrough {
  /** In the order of the walk, the code panel among them. */
  passages: Passage[];
  /** The worst interaction of the journey pages, in milliseconds. */
  worstInteraction: number;
  /** From the moment at which the first insurer's answer was there to the frame that shows it. */
  firstOfferMs: number;
  /** From the moment at which the last insurer's answer was there to the frame that shows all offers. */
  allOffersMs: number;
}

const offerRow = 'article[data-offer]';
const telephone = { width: 412, height: 823 };

export async function openSlowPage({ context }: OpenBrowser, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(telephone);
  for (const probe of [probeInteractions, probePassages, probeHydration]) await page.addInitScript(probe);
  await page.addInitScript(probeOffers, offerRow);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Tells whose offers the page came to show. */
function watchVisit(page: Page): () => string {
  let visitId = '';
  page.on('request', (request) => (visitId = /\/offer\/stream\/(\w+)/.exec(request.url())?.[1] ?? visitId));
  return () => visitId;
}

export const notesOf = (page: Page): Promise<Notes> => page.evaluate(() => window.perfNotes);

/** Looked at seldom: a look at every frame, or one that computes names for all headings, takes processor time from the page that is measured. */
export const seldom = { timeout: 60_000, polling: 250 };
/** Until the last frame is noted. */
const rest = 500;

const isAllOffered = (): boolean => /hazır$/.test(document.querySelector('h1')?.textContent ?? '');

async function untilAllOffered(page: Page): Promise<void> {
  await page.waitForFunction(isAllOffered, null, seldom);
  await page.waitForTimeout(rest);
}

/** A busy machine can make a walker stumble over a screen that has just gone; such a walk says nothing about times and is begun anew. */
export async function untilWalked<T>(measure: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await measure();
  } catch (error) {
    if (tries === 1) throw error;
    console.log(`  a walk stumbled and is repeated: ${(error as Error).message}`);
    return untilWalked(measure, tries - 1);
  }
}

/** @param slowdown of the processor, 1 for none */
export async function walkThrough(house: MeasuredHouse, walk: Walk, slowdown: number): Promise<WalkThrough> {
  const browser = await openBrowser({ keyHash: house.certificate.keyHash });
  try {
    const page = await openSlowPage(browser, slowdown);
    const visit = watchVisit(page);
    await walk(page);
    await page.waitForFunction(() => window.perfNotes.firstOfferPaintedAt, null, seldom);
    const { passages, interactions, firstOfferPaintedAt } = await notesOf(page);
    await untilAllOffered(page);
    const { lastOfferPaintedAt } = await notesOf(page);
    const offered = await house.offeredAt(visit());
    return {
      passages,
      worstInteraction: Math.max(...Object.values(interactions)),
      firstOfferMs: firstOfferPaintedAt! - offered.first,
      allOffersMs: lastOfferPaintedAt! - offered.last,
    };
  } finally {
    await browser.close();
  }
}

/** Walks on until nobody adds to the list any more. */
export const toWholeList =
  (walk: Walk): Walk =>
  async (page) => {
    await walk(page);
    await untilAllOffered(page);
  };

/** Walks to the offers and gives the visitor's cookies: whoever carries them sees every step with its answers. */
export async function visitorWithAnswers(house: MeasuredHouse, walk: Walk): Promise<Cookie[]> {
  const browser = await openBrowser({ keyHash: house.certificate.keyHash });
  try {
    await walk(await openSlowPage(browser, 1));
    return await browser.context.cookies();
  } finally {
    await browser.close();
  }
}
