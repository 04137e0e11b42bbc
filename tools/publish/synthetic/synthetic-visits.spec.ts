import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withCanary, withPublished } from '@emsal/platform/registry/publications';
import { chooseSet, emptyRegistry } from '@emsal/platform/registry/registry';
import { verifyPlace } from '@emsal/platform/registry/release-place';
import { sampleEntry } from '@emsal/platform/registry/sample-entry';
import { isSyntheticAgent, signedAgent } from '@emsal/platform/registry/synthetic-agent';
import { createPageBrowser } from './page-browser';
import { createSyntheticVisitor } from './synthetic-visits';

const entry = (version: string) => ({
  ...sampleEntry('content', version),
  paths: [{ pattern: '/bir', rank: 10, page: 'content' as const }],
});
const registry = withCanary(withPublished(emptyRegistry, entry('111111111111'), 0), entry('222222222222'), {
  share: 0.05,
  at: 0,
});
const canary = registry.trials[0]!;
const stableRevision = registry.sets[0]!.revision;

/** A page that becomes interactive at the first touch, as the shell makes it. */
const hydrates = 'addEventListener("pointerdown", () => emsalBoot.hydrated());';
const failure = `JSON.stringify({ remote: 'content', kind: 'page', revision: 2 })`;
const pages: Record<string, string> = {
  'is fine': hydrates,
  'tells of a failure': `${hydrates} addEventListener("pointerdown", () => navigator.sendBeacon("/reports/remotes", new Blob([${failure}], { type: 'application/json' })));`,
  'never becomes interactive': '',
  'never returns': 'addEventListener("pointerdown", () => { for (;;); });',
};

interface Told {
  body: string;
  headers: IncomingHttpHeaders;
}

let server: Server;
let canaryPage: string;
let shown: Array<[revision: number, agent: string | undefined]>;
let told: Told[];
const browser = createPageBrowser(10_000);

beforeEach(async () => {
  [shown, told] = [[], []];
  server = createServer((request, response) => {
    if (request.method === 'POST') {
      request.setEncoding('utf8').once('data', (body: string) => told.push({ body, headers: request.headers }));
      return void response.writeHead(204).end();
    }
    const place = verifyPlace(/release-place=([^;]+)/.exec(request.headers.cookie ?? '')?.[1], 'key');
    const { revision } = chooseSet(registry, undefined, place);
    shown.push([revision, request.headers['user-agent']]);
    const code = revision === canary.revision ? pages[canaryPage] : hydrates;
    response.setHeader('set-cookie', `site-revision=pin-${revision}; Path=/`);
    response.end(`<main></main><script>window.emsalBoot = { hydrated() {} }; ${code}</script>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => void server.close());
afterAll(() => browser.close());

/** @param most visits in a row while they fail */
async function visit(page: string, most: number): Promise<Told[]> {
  canaryPage = page;
  const { port } = server.address() as AddressInfo;
  const visitor = createSyntheticVisitor({ url: `http://127.0.0.1:${port}`, secretKey: 'key' }, browser, most);
  visitor.visit(registry, canary);
  await visitor.idle();
  await pause(50);
  return told;
}

it('each version is visited once, as a visitor of its own who says that nobody is behind it', async () => {
  expect(await visit('is fine', 5)).toEqual([]);
  expect(shown.map(([revision]) => revision)).toEqual([stableRevision, canary.revision]);
  expect(shown.every(([, agent]) => isSyntheticAgent(agent, 'key'))).toBe(true);
}, 60_000);

it.each(Object.keys(pages).filter((page) => page !== 'is fine'))(
  'the edge is told of a page that %s, by the visitor who got it',
  async (page) => {
    const reports = await visit(page, 1);
    expect(reports.length).toBeGreaterThan(0);
    expect(JSON.parse(reports[0]!.body)).toMatchObject({ remote: 'content', revision: canary.revision });
    for (const { headers } of reports)
      expect([headers.cookie, headers['user-agent'], headers['sec-fetch-site']]).toEqual([
        `site-revision=pin-${canary.revision}`,
        signedAgent('key'),
        'same-origin',
      ]);
  },
  60_000,
);

it('a version that fails is visited again at once, so that the verdict does not wait', async () => {
  await visit('tells of a failure', 3);
  const pair = [stableRevision, canary.revision];
  expect(shown.map(([revision]) => revision)).toEqual([...pair, ...pair, ...pair]);
}, 60_000);
