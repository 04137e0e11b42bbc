/** Runs the canary keeper beside `npm start`, with the site's own key. */
import { setTimeout as pause } from 'node:timers/promises';
import { siteTeam } from '../../../libs/platform/registry/publishers/publishers.ts';
import { withoutTakenOut } from '../../../libs/platform/registry/publishers/taken-out-remotes.ts';
import {
  countsAuthorization,
  parseVersionCounts,
  versionCountsPath,
} from '../../../libs/platform/registry/reports/version-counts.ts';
import { createCanaryKeeper } from './canary-keeper.ts';
import { reportFaults } from './report-faults.ts';
import { changeRegistry, readRegistry } from '../registry/registry-file.ts';
import { createPageBrowser } from '../synthetic/page-browser.ts';
import { createSyntheticVisitor } from '../synthetic/synthetic-visits.ts';
import { readPublishers, signerOf } from '../registry/team-keys.ts';

/** Milliseconds between two rounds: a bad version is noticed soon after enough visitors met it. */
const roundPause = 2_000;
const answerLimit = 5_000;
/** Pairs of our own visits at the same time, of a version that fails. */
const visitsAtOnce = 2;

export interface KeptSite {
  /** Of the edge on this machine. */
  url: string;
  registryDirectory: string;
  secretKey: string;
}

async function readCounts({ url, secretKey }: KeptSite) {
  const answer = await fetch(url + versionCountsPath, {
    headers: { authorization: countsAuthorization(secretKey) },
    signal: AbortSignal.timeout(answerLimit),
  });
  if (!answer.ok) throw new Error(`the edge gives no counts: ${answer.status}`);
  return parseVersionCounts(await answer.json());
}

/** Goes on until the signal. */
export async function keepCanaries(site: KeptSite, stop: Promise<unknown>): Promise<void> {
  const { registryDirectory: directory } = site;
  const browsers = Array.from({ length: visitsAtOnce }, () => [createPageBrowser(), createPageBrowser()] as const);
  const visitor = createSyntheticVisitor(site, browsers);
  const report = (words: string): void => console.warn(`• ${words}`);
  const round = createCanaryKeeper({
    // The trial of a remote that was taken out has no visitors: it is not kept.
    readRegistry: async () => withoutTakenOut(await readRegistry(directory), readPublishers()),
    change: (change) => changeRegistry({ directory, change, signer: signerOf(siteTeam), publishers: readPublishers() }),
    readCounts: () => readCounts(site),
    now: Date.now,
    report,
    visit: visitor.visit,
    visited: visitor.take,
  });
  const { failed, passed } = reportFaults(report);
  const over = new AbortController();
  void stop.then(() => {
    over.abort();
    browsers.flat().forEach(({ close }) => close());
  });
  while (!over.signal.aborted) {
    await round().then(passed, failed);
    await pause(roundPause, undefined, { ref: false, signal: over.signal }).catch(() => undefined);
  }
}
