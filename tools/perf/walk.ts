/** The journeys' own walk, bundled for Node, so that the measured path is the tested one. */
import type { Page } from 'playwright';
import type { chromiumEngine } from '../../apps/journeys/walk/engines/chromium.ts';
import type { reachOffers } from '../../apps/journeys/traffic/buy-traffic.ts';
import type { chooseOffer, fillPolicyInformation, goodCard } from '../../apps/journeys/walk/buy.ts';
import type { Walker } from '../../apps/journeys/walk/walker.ts';
import { loadBundled } from '../bundled/load-bundled.ts';
import { pointAndClick } from './measure/point-and-click.ts';
import './measure/probe.ts';

interface Bundle {
  chromiumEngine: typeof chromiumEngine;
  reachOffers: typeof reachOffers;
  chooseOffer: typeof chooseOffer;
  fillPolicyInformation: typeof fillPolicyInformation;
  goodCard: typeof goodCard;
  Walker: typeof Walker;
}
/** Walks from the landing page of traffic insurance. */
export type Walk = (page: Page) => Promise<void>;
/** By their end: the offer list, or the payment page of the first offer with no card typed. */
export type Walks = Record<'offers' | 'payment', Walk>;

const slug = 'trafik-sigortasi';
const entry = `
export { chromiumEngine } from './apps/journeys/walk/engines/chromium';
export { reachOffers } from './apps/journeys/traffic/buy-traffic';
export { chooseOffer, fillPolicyInformation, goodCard } from './apps/journeys/walk/buy';
export { Walker } from './apps/journeys/walk/walker';`;

/** On a journey page a press waits for hydration: the step is measured, not the page load. */
const isReady = (): boolean => document.documentElement.dataset['page'] === 'content' || window.perfNotes.isHydrated;

/**
 * One bundle for all walks: a second one would reuse the first one's telephone numbers.
 * @param origin of the site @param sandboxUrl of its sandbox
 */
export async function prepareWalks(origin: string, sandboxUrl: string): Promise<Walks> {
  Object.assign(process.env, { SITE_URL: origin, SANDBOX_URL: sandboxUrl });
  const walked = await loadBundled<Bundle>(entry);
  const walkerOn = (page: Page): Walker => {
    const engine = walked.chromiumEngine(page);
    const click = async (selector: string): Promise<void> => {
      await page.waitForFunction(isReady);
      await pointAndClick(page.locator(selector));
    };
    return new walked.Walker({ ...engine, click });
  };
  const toPayment = async (walker: Walker): Promise<void> => {
    await walked.reachOffers(walker);
    await walked.chooseOffer(walker, slug);
    await walked.fillPolicyInformation(walker, slug, { email: 'olcum@ornek.example', card: walked.goodCard });
  };
  return {
    offers: async (page) => void (await walked.reachOffers(walkerOn(page))),
    payment: (page) => toPayment(walkerOn(page)),
  };
}
