/**
 * Visits a version on trial and the stable one beside it while too few people do: fetches a page, hydrates it without a browser, and tells
 * the edge like one, which shows it apart from people. What came of a visit counts at once, because the visitor knows it.
 */
import { failureReportPath } from '../../../libs/platform/registry/reports/failure-kinds.ts';
import {
  chooseSet,
  entryOf,
  versionLabel,
  type Registry,
  type TrialSet,
} from '../../../libs/platform/registry/file/registry.ts';
import { releasePlaceCookie } from '../../../libs/platform/registry/canary/release-place-cookie.ts';
import { placeSteps, signPlace } from '../../../libs/platform/registry/canary/release-place.ts';
import type { Counts } from '../../../libs/platform/registry/canary/signal-evidence.ts';
import { signedAgent } from '../../../libs/platform/registry/reports/synthetic-agent.ts';
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
  /** The remote whose page is visited, and the version that the place gets. */
  remote: string;
  version: string;
  revision: number;
}

const ownHeaders = (secretKey: string) => ({ 'user-agent': signedAgent(secretKey), 'sec-fetch-site': 'same-origin' });

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** The edge serves the version before in place of one that it cannot use, and names its files then. */
const namesOther = (html: string, remote: string, version: string): boolean =>
  [...html.matchAll(/\/remotes\/([a-z-]+)\/([0-9a-f]{12})\//g)].some(
    ([, name, used]) => name === remote && used !== version,
  );

/**
 * Whether the visit went well, null for a page that says nothing of that. A failure that the page could not tell the edge is told for it;
 * what the edge could not render it has counted itself.
 */
async function visit(
  { site, address, place, remote, version, revision }: SyntheticVisit,
  browser: PageBrowser,
): Promise<boolean | null> {
  const url = site.url + address;
  const own = ownHeaders(site.secretKey);
  const headers = { ...own, cookie: `${releasePlaceCookie}=${signPlace(place, site.secretKey)}` };
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const html = await answer.text();
  if (answer.status >= 500) return false;
  if (answer.status !== 200 || !html.includes('<main')) return null;
  if (namesOther(html, remote, version)) return false;
  const visitor = { ...own, cookie: cookiesOf(answer) };
  if (await browser.hydrates({ html, url, headers: visitor }, versionLabel(remote, version))) return true;
  const body = JSON.stringify({ remote, kind: 'start', revision });
  const type = { 'content-type': 'application/json' };
  const report = fetch(site.url + failureReportPath, { method: 'POST', body, headers: { ...visitor, ...type } });
  // What was seen stands without the edge's answer.
  await report.catch(() => undefined);
  return false;
}

/** A browser for each version. */
export type BrowserPair = readonly [stable: PageBrowser, canary: PageBrowser];

/** Visits one address of both versions at once. */
async function visitBoth(
  site: VisitedSite,
  browsers: BrowserPair,
  {
    registry,
    canary: { name, revision, versions },
    address,
  }: { registry: Registry; canary: TrialSet; address: string },
) {
  const sets = [registry.sets[0]!, { revision, versions }];
  return Promise.all(
    sets.map(async (set, at) => {
      const version = set.versions[name]!;
      const place = placeOf(registry, set.revision);
      const one = { site, address, remote: name, version, revision: set.revision };
      const isFine = place === undefined ? null : await visit({ ...one, place }, browsers[at]!);
      return { label: versionLabel(name, version), isFine };
    }),
  );
}

/** Milliseconds between two pairs of visits while nothing fails: they must not load the machine. */
const visitPause = 4_000;

export interface SyntheticVisitor {
  /** Visits the next address of both versions, unless enough visits are on their way. @param isFailing then they follow one another at once, and side by side */
  visit(registry: Registry, canary: TrialSet, isFailing: boolean): void;
  /** What the visits of a version showed since the last time. */
  take(label: string): Counts;
  /** Resolves when no visit is on its way. */
  idle(): Promise<unknown>;
}

function rememberOutcomes() {
  const kept = new Map<string, Counts>();
  return {
    add: (label: string, isFine: boolean): void => {
      const { total, failed } = kept.get(label) ?? { total: 0, failed: 0 };
      kept.set(label, { total: total + 1, failed: failed + (isFine ? 0 : 1) });
    },
    take: (label: string): Counts => {
      const found = kept.get(label) ?? { total: 0, failed: 0 };
      kept.delete(label);
      return found;
    },
  };
}

/** @param browsers a pair for each pair of visits at the same time */
export function createSyntheticVisitor(site: VisitedSite, browsers: readonly BrowserPair[]): SyntheticVisitor {
  const next = new Map<string, number>();
  const { add, take } = rememberOutcomes();
  const running = new Map<BrowserPair, Promise<void>>();
  let startAt = -Infinity;

  async function visitNext(registry: Registry, canary: TrialSet, pair: BrowserPair): Promise<void> {
    const { name, versions } = canary;
    const pages = trialPages(entryOf(registry, name, versions[name]!)?.paths ?? []);
    const at = next.get(name) ?? 0;
    next.set(name, at + 1);
    if (pages.length === 0) return;
    const { address } = pages[at % pages.length]!;
    const outcomes = await visitBoth(site, pair, { registry, canary, address });
    // Both or none: otherwise they would not be of the same time.
    if (outcomes.every(({ isFine }) => isFine !== null)) outcomes.forEach(({ label, isFine }) => add(label, isFine!));
  }

  return {
    visit: (registry, canary, isFailing) => {
      const free = browsers.slice(0, isFailing ? undefined : 1).find((pair) => !running.has(pair));
      if (!free || (!isFailing && performance.now() < startAt)) return;
      const visits = visitNext(registry, canary, free)
        // The edge may be starting: the next round tries again.
        .catch(() => undefined)
        .finally(() => {
          running.delete(free);
          startAt = performance.now() + visitPause;
        });
      running.set(free, visits);
    },
    take,
    idle: () => Promise.all(running.values()),
  };
}
