import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withCanary, withPublished } from '@emsal/platform/registry/file/registry-changes';
import { chooseSet, emptyRegistry } from '@emsal/platform/registry/file/registry';
import { verifyPlace } from '@emsal/platform/registry/canary/release-place';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { isSyntheticAgent, signedAgent } from '@emsal/platform/registry/reports/synthetic-agent';
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
/** What was counted of a version that is fine. */
const fine = { total: 1, failed: 0 };
const pages: Record<string, string> = {
  'is fine': hydrates,
  'sends text':
    'addEventListener("pointerdown", () => { navigator.sendBeacon("/own", "text"); emsalBoot.hydrated(); });',
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
/** The edge ends connections that tell it something. */
let isDeaf: boolean;
const browsers = [0, 1].map(() => [createPageBrowser(10_000), createPageBrowser(10_000)] as const);

beforeEach(async () => {
  [shown, told, isDeaf] = [[], [], false];
  server = createServer((request, response) => {
    if (request.method === 'POST') {
      if (isDeaf) return void request.destroy();
      request.setEncoding('utf8').once('data', (body: string) => told.push({ body, headers: request.headers }));
      return void response.writeHead(204).end();
    }
    const place = verifyPlace(/release-place=([^;]+)/.exec(request.headers.cookie ?? '')?.[1], 'key');
    const { revision } = chooseSet(registry, undefined, place);
    shown.push([revision, request.headers['user-agent']]);
    const code = revision === canary.revision ? (pages[canaryPage] ?? hydrates) : hydrates;
    response.setHeader('set-cookie', `site-revision=pin-${revision}; Path=/`);
    const isCanary = revision === canary.revision;
    if (isCanary && canaryPage === '503') return void response.writeHead(503).end();
    const version = isCanary && canaryPage !== 'of another version' ? '222222222222' : '111111111111';
    const script = `<script>window.emsalBoot = { hydrated() {} }; ${code}</script>`;
    response.end(`<main></main><i id="/remotes/content/${version}/js"></i>${script}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => void server.close());
afterAll(() => browsers.flat().forEach(({ close }) => close()));

function visitorOf(page: string) {
  canaryPage = page;
  const { port } = server.address() as AddressInfo;
  return createSyntheticVisitor({ url: `http://127.0.0.1:${port}`, secretKey: 'key' }, browsers);
}
const stableLabel = 'content@111111111111';
const triedLabel = 'content@222222222222';

/** @returns what came of the visits of both versions */
async function visit(page: string) {
  const visitor = visitorOf(page);
  visitor.visit(registry, canary, false);
  await visitor.idle();
  await pause(50);
  return [stableLabel, triedLabel].map(visitor.take);
}

it('each version is visited once, as a visitor of its own who says that nobody is behind it', async () => {
  expect([await visit('is fine'), told]).toEqual([[fine, fine], []]);
  expect(shown.map(([revision]) => revision).toSorted()).toEqual([stableRevision, canary.revision]);
  expect(shown.every(([, agent]) => isSyntheticAgent(agent, 'key'))).toBe(true);
}, 60_000);

it('a beacon of text reaches the edge, and counts against nobody', async () => {
  expect([await visit('sends text'), told.map(({ body }) => body)]).toEqual([[fine, fine], ['text']]);
}, 60_000);

it.each(Object.keys(pages).filter((page) => page !== 'is fine' && page !== 'sends text'))(
  'a page that %s counts against its version, and the edge is told by the visitor who got it',
  async (page) => {
    expect(await visit(page)).toEqual([fine, { total: 1, failed: 1 }]);
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.parse(told[0]!.body)).toMatchObject({ remote: 'content', revision: canary.revision });
    for (const { headers } of told)
      expect([headers.cookie, headers['user-agent'], headers['sec-fetch-site']]).toEqual([
        `site-revision=pin-${canary.revision}`,
        signedAgent('key'),
        'same-origin',
      ]);
  },
  60_000,
);

it('a failure that the edge cannot be told counts all the same', async () => {
  isDeaf = true;
  const failing = Object.keys(pages).find((page) => page !== 'is fine' && page !== 'sends text')!;
  expect(await visit(failing)).toEqual([fine, { total: 1, failed: 1 }]);
}, 60_000);

it.each([
  ['that the edge cannot render', '503'],
  ['in whose place the edge serves the one before', 'of another version'],
])(
  'a version %s fails',
  async (_, page) => {
    expect(await visit(page)).toEqual([fine, { total: 1, failed: 1 }]);
  },
  60_000,
);

it('a version that is not known to fail is visited by one pair and then rests, one that fails by two side by side', async () => {
  const visitor = visitorOf('is fine');
  const visitTwice = async (isFailing: boolean): Promise<number> => {
    shown = [];
    for (let time = 0; time < 3; time++) visitor.visit(registry, canary, isFailing);
    await visitor.idle();
    return shown.length;
  };
  expect([await visitTwice(false), await visitTwice(true), await visitTwice(false)]).toEqual([2, 4, 0]);
}, 60_000);
