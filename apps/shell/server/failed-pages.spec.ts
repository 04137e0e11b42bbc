/** @vitest-environment node */
/** What the server could not render counts against a version on trial, also where the remote's own panel is the page. */
import { setTimeout as pause } from 'node:timers/promises';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  countsAuthorization,
  versionCountsPath,
  type VersionCounts,
} from '@emsal/platform/registry/reports/version-counts';
import { openEdge, type EdgeSite } from '../testing/edge-site';

let site: EdgeSite;
beforeAll(async () => {
  site = await openEdge();
}, 120_000);
afterAll(() => site.close(), 30_000);

/** Of one visitor, who is counted some seconds after the visit. */
async function countOf(label: string): Promise<VersionCounts['counts'][number]> {
  const authorization = countsAuthorization('trial');
  for (;;) {
    const answer = await fetch(site.url + versionCountsPath, { headers: { authorization } });
    const found = ((await answer.json()) as VersionCounts).counts.find((count) => count.label === label);
    if (found) return found;
    await pause(500);
  }
}

it('a page whose loader throws is a failure of its version', async () => {
  const build = join(site.folder, 'builds/throwing');
  await cp(join(site.folder, 'builds/orchard'), build, { recursive: true });
  const route = `{ path: 'meyve', loader() { throw new Error('loader'); }, element: null }`;
  await writeFile(join(build, 'server/remote.cjs'), `module.exports = { default: [${route}], slices: [], paths: [] }`);
  const version = await site.publishUntried('orchard', build);
  expect((await site.get('/meyve')).status).toBe(500);
  expect(await countOf(`orchard@${version}`)).toMatchObject({ total: 1, failed: 1 });
}, 120_000);
