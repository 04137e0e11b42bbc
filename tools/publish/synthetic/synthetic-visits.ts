/**
 * Visits a version on trial and the stable one beside it while too few people do: fetches a page, hydrates it without a browser, and tells
 * the edge like one. The edge counts these visits apart from people.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { failureReportPath } from '../../../libs/platform/registry/failure-kinds.ts';
import { chooseSet, entryOf, type Registry, type TrialSet } from '../../../libs/platform/registry/registry.ts';
import { releasePlaceCookie } from '../../../libs/platform/registry/release-place-cookie.ts';
import { placeSteps, signPlace } from '../../../libs/platform/registry/release-place.ts';
import { signedAgent } from '../../../libs/platform/registry/synthetic-agent.ts';
import { trialPages } from '../gate/trial-pages.ts';
import type { PageBrowser } from './page-browser.ts';

const places = Array.from({ length: placeSteps }, (_, at) => at / placeSteps);

/** A place among all visitors at which the edge gives this revision. */
const placeOf = (registry: Registry, revision: number): number | undefined =>
  places.find((place) => chooseSet(registry, undefined, place).revision === revision);

export interface VisitedSite {
  /** Of the edge on this machine. */
  url: string;
  /** With which the visits show whose they are. */
  secretKey: string;
}

interface SyntheticVisit {
  site: VisitedSite;
  address: string;
  place: number;
  /** The remote whose page is visited. */
  remote: string;
  revision: number;
}

const ownHeaders = (secretKey: string) => ({ 'user-agent': signedAgent(secretKey), 'sec-fetch-site': 'same-origin' });

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** Resolves with whether the visit went well; a failure that the page could not tell is told for it. */
async function visit(
  { site, address, place, remote, revision }: SyntheticVisit,
  browser: PageBrowser,
): Promise<boolean> {
  const url = site.url + address;
  const own = ownHeaders(site.secretKey);
  const headers = { ...own, cookie: `${releasePlaceCookie}=${signPlace(place, site.secretKey)}` };
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const html = await answer.text();
  // The edge itself has counted what it could not render.
  if (answer.status !== 200 || !html.includes('<main')) return answer.status < 500;
  const visitor = { ...own, cookie: cookiesOf(answer) };
  if (await browser.hydrates({ html, url, headers: visitor })) return true;
  const body = JSON.stringify({ remote, kind: 'start', revision });
  const type = { 'content-type': 'application/json' };
  await fetch(site.url + failureReportPath, { method: 'POST', body, headers: { ...visitor, ...type } });
  return false;
}

/** Milliseconds between two visits of versions that do not fail: they must not load the machine. */
const visitPause = 4_000;
/** As many as a verdict needs, and some more. */
const mostVisits = 15;

export interface SyntheticVisitor {
  /** Visits the next address of both versions, and goes on at once while one of them fails, unless it is still on its way. */
  visit(registry: Registry, canary: TrialSet): void;
  /** Resolves when no visit is on its way. */
  idle(): Promise<void>;
}

/** @param most visits in a row, while they fail */
export function createSyntheticVisitor(site: VisitedSite, browser: PageBrowser, most = mostVisits): SyntheticVisitor {
  const next = new Map<string, number>();
  let running: Promise<void> | null = null;
  let startAt = -Infinity;

  /** Whether both went well. */
  async function visitBoth(registry: Registry, canary: TrialSet): Promise<boolean> {
    const { name, versions } = canary;
    const pages = trialPages(entryOf(registry, name, versions[name]!)?.paths ?? []);
    const at = next.get(name) ?? 0;
    next.set(name, at + 1);
    if (pages.length === 0) return true;
    let isFine = true;
    const { address } = pages[at % pages.length]!;
    for (const { revision } of [registry.sets[0]!, canary]) {
      const place = placeOf(registry, revision);
      if (place !== undefined)
        isFine = (await visit({ site, address, place, remote: name, revision }, browser)) && isFine;
    }
    return isFine;
  }

  async function visitWhileFailing(registry: Registry, canary: TrialSet): Promise<void> {
    for (let count = 0; count < most; count++) if (await visitBoth(registry, canary)) break;
    startAt = performance.now() + visitPause;
  }

  return {
    visit: (registry, canary) => {
      if (performance.now() < startAt) return;
      running ??= visitWhileFailing(registry, canary)
        // The edge may be starting: the next round tries again.
        .catch(() => pause(1_000, undefined, { ref: false }))
        .finally(() => (running = null));
    },
    idle: async () => running ?? undefined,
  };
}
