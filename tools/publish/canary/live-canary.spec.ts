/** Canaries on a running edge: published, visited, judged and ended as `npm start` does it, only the keeper's clock is the test's. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEdge, type EdgeSite } from '../../../apps/shell/testing/edge-site';
import { parsePublishers, siteTeam } from '@emsal/platform/registry/publishers/publishers';
import {
  countsAuthorization,
  parseVersionCounts,
  versionCountsPath,
} from '@emsal/platform/registry/reports/version-counts';
import { createCanaryKeeper } from './canary-keeper';
import { changeRegistry, readRegistry } from '../registry/registry-file';
import { createSyntheticVisitor } from '../synthetic/synthetic-visits';
import { signerOf } from '../registry/team-keys';

/** Of the trial site's edge. */
const secretKey = 'trial';

let site: EdgeSite;
beforeAll(async () => {
  site = await openEdge();
}, 120_000);
afterAll(() => site.close(), 30_000);

/** A build like the live one, with other code for the server. */
async function buildWith(name: string, change: (code: string) => string): Promise<string> {
  const build = join(site.folder, 'builds', name);
  await cp(join(site.folder, 'builds/orchard'), build, { recursive: true });
  const file = join(build, 'server/remote.cjs');
  await writeFile(file, change(await readFile(file, 'utf8')));
  return build;
}

/** What the browser shows is left out: pages that the edge rendered are fine. */
const browser = { hydrates: async () => true, close: () => undefined };

/** Rounds until nothing is on trial any more, five seconds apart by the keeper's clock. @returns what the keeper says */
async function judge(): Promise<string[]> {
  const directory = site.registryDirectory;
  const publishers = parsePublishers(await readFile(join(site.folder, 'publishers.json'), 'utf8'));
  const signer = signerOf(siteTeam, { directory: join(site.folder, 'keys'), isLocal: true });
  const visitor = createSyntheticVisitor({ url: site.url, secretKey }, [[browser, browser]]);
  const words: string[] = [];
  let now = Date.now();
  const round = createCanaryKeeper({
    readRegistry: () => readRegistry(directory),
    change: (change) => changeRegistry({ directory, change, signer, publishers }),
    readCounts: async () => {
      const headers = { authorization: countsAuthorization(secretKey) };
      return parseVersionCounts(await (await fetch(site.url + versionCountsPath, { headers })).json());
    },
    now: () => now,
    report: (said) => words.push(said),
    // The visits of a version that is fine would rest in between, by a clock that is not the test's.
    visit: (registry, canary) => visitor.visit(registry, canary, true),
    visited: visitor.take,
  });
  for (let count = 0; count < 1_000 && words.length === 0; count++) {
    now += 5_000;
    await round();
    await visitor.idle();
  }
  return words;
}

const liveVersion = async (): Promise<string> =>
  (await readRegistry(site.registryDirectory)).sets[0]!.versions['orchard']!;

it('a canary that is fine is given to everybody', async () => {
  const version = await site.publishCanary('orchard', await buildWith('better', (code) => `${code}\n// better`));
  expect(await liveVersion()).not.toBe(version);
  expect(await judge()).toEqual([`orchard@${version} is as good as the version before and goes to everybody`]);
  expect(await liveVersion()).toBe(version);
  const { status, html } = await site.get('/meyve');
  expect([status, html.includes(`/remotes/orchard/${version}/`)]).toEqual([200, true]);
}, 180_000);

it('a canary that the edge cannot use goes back, and everybody has the version before', async () => {
  const before = await liveVersion();
  const version = await site.publishCanary('orchard', await buildWith('broken', () => 'throw new Error("early");'));
  expect(await judge()).toEqual([
    `orchard@${version} failed for more visitors than the version before and is rolled back`,
  ]);
  expect([await liveVersion(), (await readRegistry(site.registryDirectory)).withdrawn]).toEqual([
    before,
    [`orchard@${version}`],
  ]);
}, 180_000);
