/**
 * Visits a version on trial and the stable one beside it while too few people do: fetches a page, hydrates it without a browser, and tells
 * the edge like one. The edge counts these visits apart from people.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { failureReportPath } from '../../../libs/platform/registry/failure-kinds.ts';
import { chooseSet, entryOf, type Registry, type TrialSet } from '../../../libs/platform/registry/registry.ts';
import { syntheticAgent } from '../../../libs/platform/registry/synthetic-agent.ts';
import { trialPages } from '../gate/trial-pages.ts';
import type { PageBrowser } from './page-browser.ts';

/** The cookie by which the edge assigns a visitor (cookieTable.releasePlace). */
const placeCookie = 'release-place';
const places = Array.from({ length: 10_000 }, (_, at) => at / 10_000);

/** A place among all visitors at which the edge gives this revision. */
const placeOf = (registry: Registry, revision: number): number | undefined =>
  places.find((place) => chooseSet(registry, undefined, place).revision === revision);

interface SyntheticVisit {
  site: string;
  address: string;
  place: number;
  /** The remote whose page is visited. */
  remote: string;
  revision: number;
}

const own = { 'user-agent': syntheticAgent, 'sec-fetch-site': 'same-origin' };

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** Resolves with whether the visit went well; a failure that the page could not tell is told for it. */
async function visit({ site, address, place, remote, revision }: SyntheticVisit, browser: PageBrowser) {
  const url = site + address;
  const headers = { ...own, cookie: `${placeCookie}=${place}` };
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('<main')) return;
  const visitor = { ...own, cookie: cookiesOf(answer) };
  if (await browser.hydrates({ html, url, headers: visitor })) return;
  const body = JSON.stringify({ remote, kind: 'start', revision });
  const type = { 'content-type': 'application/json' };
  await fetch(site + failureReportPath, { method: 'POST', body, headers: { ...visitor, ...type } });
}

export interface SyntheticVisitor {
  /** Visits the next address of both versions, unless it is still on its way. */
  visit(registry: Registry, canary: TrialSet): void;
  /** Resolves when no visit is on its way. */
  idle(): Promise<void>;
}

/** @param site of the edge on this machine */
export function createSyntheticVisitor(site: string, browser: PageBrowser): SyntheticVisitor {
  const next = new Map<string, number>();
  let running: Promise<void> | null = null;

  async function visitBoth(registry: Registry, canary: TrialSet): Promise<void> {
    const { name, versions } = canary;
    const pages = trialPages(entryOf(registry, name, versions[name]!)?.paths ?? []);
    const at = next.get(name) ?? 0;
    next.set(name, at + 1);
    if (pages.length === 0) return;
    const { address } = pages[at % pages.length]!;
    for (const { revision } of [registry.sets[0]!, canary]) {
      const place = placeOf(registry, revision);
      if (place !== undefined) await visit({ site, address, place, remote: name, revision }, browser);
    }
  }

  return {
    visit: (registry, canary) => {
      running ??= visitBoth(registry, canary)
        // The edge may be starting: the next round tries again.
        .catch(() => pause(1_000, undefined, { ref: false }))
        .finally(() => (running = null));
    },
    idle: async () => running ?? undefined,
  };
}
