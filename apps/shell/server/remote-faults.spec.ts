/** @jest-environment node */
/** Fourteen faults of a remote, and what a visitor sees of each: its own page from the server and in the browser, and another remote's page. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEdge, heading, type EdgeSite } from '../testing/edge-site';
import { becomesInteractive } from '../testing/forked-browser';

let site: EdgeSite;
let build: string;

beforeAll(async () => {
  site = await openEdge();
}, 120_000);
afterAll(() => site.close(), 30_000);

const serverFile = 'server/remote.cjs';
const server = (code: string) => () => writeFile(join(build, serverFile), code);
const page = (route: string): string =>
  `module.exports = { default: [{ path: 'meyve', ${route} }], slices: [], paths: [] }`;

/** A script of the build for browsers. */
async function script(isWanted: (name: string) => boolean): Promise<string> {
  const folder = join(build, 'client/js');
  return join(
    folder,
    (await readdir(folder)).find((name) => name.endsWith('.js') && isWanted(name))!,
  );
}
const isEntry = (name: string): boolean => name.startsWith('remoteEntry');
const entry = () => script(isEntry);
const chunk = () => script((name) => !isEntry(name));

/** Also its compressed copy. */
async function lose(file: string): Promise<void> {
  await Promise.all([file, `${file}.br`].map((name) => rm(name, { force: true })));
}
async function everyStyleSheet(change: (file: string) => Promise<void>): Promise<void> {
  const folder = join(build, 'client/css');
  for (const name of await readdir(folder)) if (name.endsWith('.css')) await change(join(folder, name));
}

/** What a visitor sees: the version before, the new one, the shell's page that says that this part is away, or the remote's own such panel. */
type Server = 'before' | 'new' | 'away' | 'failed';
type Browser = 'interactive' | 'not interactive';

interface Fault {
  name: string;
  /** Spoils the build before it is published. */
  spoil?: () => Promise<unknown>;
  /** Spoils what is published. */
  after?: () => Promise<unknown>;
  server: Server;
  browser: Browser;
}

const faults: readonly Fault[] = [
  {
    name: 'is dead: its server bundle is gone',
    after: () => rm(join(build, serverFile)),
    server: 'before',
    browser: 'interactive',
  },
  {
    name: 'is half deployed: its server bundle is cut off',
    after: async () =>
      writeFile(join(build, serverFile), (await readFile(join(build, serverFile), 'utf8')).slice(0, 500)),
    server: 'before',
    browser: 'interactive',
  },
  {
    name: 'has the bundle of another version',
    after: server(page('element: null')),
    server: 'before',
    browser: 'interactive',
  },
  { name: 'hangs while it is loaded', spoil: server('for (;;);'), server: 'before', browser: 'interactive' },
  { name: 'exports something else', spoil: server('module.exports = {}'), server: 'before', browser: 'interactive' },
  {
    name: 'throws while it renders',
    spoil: server(page('Component() { throw new Error("render"); }')),
    server: 'away',
    browser: 'interactive',
  },
  {
    name: 'hangs while it renders',
    spoil: server(page('Component() { for (;;); }')),
    server: 'away',
    browser: 'interactive',
  },
  {
    name: 'throws in a loader',
    spoil: server(page('loader() { throw new Error("loader"); }, element: null')),
    server: 'failed',
    browser: 'interactive',
  },
  {
    name: 'is slow: a loader never answers',
    spoil: server(page('loader: () => new Promise(() => undefined), element: null')),
    server: 'away',
    browser: 'interactive',
  },
  {
    name: 'ends its process',
    spoil: server(page('loader: () => process.exit(0), element: null')),
    server: 'away',
    browser: 'interactive',
  },
  {
    name: 'has no entry for browsers',
    after: async () => lose(await entry()),
    server: 'new',
    browser: 'not interactive',
  },
  {
    name: 'lacks a chunk for browsers',
    after: async () => lose(await chunk()),
    server: 'new',
    browser: 'not interactive',
  },
  {
    name: 'throws when browsers start it',
    spoil: async () => {
      const file = await entry();
      await writeFile(file, 'throw new Error("start")');
      await rm(`${file}.br`, { force: true });
    },
    server: 'new',
    browser: 'not interactive',
  },
  { name: 'has lost its style sheet', after: () => everyStyleSheet(lose), server: 'new', browser: 'interactive' },
];

async function serverShows(path: string): Promise<{ seen: string; html: string }> {
  const got = await site.get(path);
  return { seen: `${got.status} ${heading(got)}`, html: got.html };
}
const shown: Record<Server, string> = {
  before: '200 Elma',
  new: '200 Elma',
  away: '503 Bu bölüm şu an açılamıyor',
  failed: '500 Bu bölüm şu an açılamıyor',
};
const inBrowser = async (html: string, path: string): Promise<Browser> =>
  (await becomesInteractive(html, site.url + path)) ? 'interactive' : 'not interactive';

async function publishSpoilt({ name, spoil, after }: Fault): Promise<void> {
  build = join(site.folder, 'builds', name.replace(/\W+/g, '-'));
  await cp(join(site.folder, 'builds/orchard'), build, { recursive: true });
  // A version of its own, whatever is spoilt.
  await writeFile(join(build, 'client/fault.txt'), name);
  await spoil?.();
  const version = await site.publishUntried('orchard', build);
  build = join(site.registryDirectory, 'orchard', version);
  await after?.();
}

describe('a remote that', () => {
  beforeEach(() => site.restartEdge(), 30_000);
  afterEach(() => site.rollback('orchard'));

  it.each(faults)(
    '$name: own page $server, in the browser $browser; the other remote goes on in both',
    async (fault) => {
      await publishSpoilt(fault);
      const own = await serverShows('/meyve');
      const other = await serverShows('/');
      expect({
        server: own.seen,
        browser: await inBrowser(own.html, '/meyve'),
        other: [other.seen, await inBrowser(other.html, '/')],
      }).toEqual({ server: shown[fault.server], browser: fault.browser, other: ['200 Bahçe', 'interactive'] });
    },
    90_000,
  );
});
