/** @vitest-environment node */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEdge, type EdgeSite } from '../testing/edge-site';

interface BuiltFiles {
  files: Record<string, string>;
  shared: Record<string, string>;
  styles: string[];
  pages: { always: string[] };
}

let site: EdgeSite;
let build: string;

beforeAll(async () => {
  site = await openEdge();
}, 120_000);

afterAll(() => site.close(), 30_000);

/** A copy of a build that may be spoilt. */
beforeEach(async () => {
  build = join(site.folder, 'builds', 'spoilt');
  await rm(build, { recursive: true, force: true });
  await cp(join(site.folder, 'builds', 'orchard'), build, { recursive: true });
});

const clientFile = async (ending: string): Promise<string> =>
  (await readdir(join(build, 'client'), { recursive: true })).find((file) => file.endsWith(ending))!;

async function changeList(change: (list: BuiltFiles) => void): Promise<void> {
  const file = join(build, 'client/assets.json');
  const list = JSON.parse(await readFile(file, 'utf8')) as BuiltFiles;
  change(list);
  await writeFile(file, JSON.stringify(list));
}

/** As if the build had written it, and had not compressed it. */
async function buildFile(file: string, text: string): Promise<void> {
  await writeFile(join(build, 'client', file), text);
  await rm(join(build, 'client', `${file}.br`), { force: true });
  await changeList((list) => {
    delete list.files[`${file}.br`];
    list.files[file] = `sha384-${hashOf(text)}`;
  });
}

const hashOf = (text: string): string => createHash('sha384').update(text).digest('base64');

const serverBundle = (code: string): Promise<void> => writeFile(join(build, 'server/remote.cjs'), code);
const routes = (component: string, extra = ''): string =>
  `${extra}; module.exports = { default: [{ path: 'meyve', ${component} }], slices: [], paths: [] }`;

it('accepts a good build', async () => {
  expect(await site.publishTried('orchard', build)).toMatch(/^[0-9a-f]{12}$/);
}, 120_000);

const sabotages: Array<[string, () => Promise<unknown>, string]> = [
  ['lacks a chunk', async () => rm(join(build, 'client', await clientFile('.js'))), 'is missing: build again'],
  [
    'has a chunk that was changed',
    async () => writeFile(join(build, 'client', await clientFile('.js')), ''),
    'was changed after the build: build again',
  ],
  ['has a file more', () => writeFile(join(build, 'client/late.js'), ''), 'client/late.js is not a file of this build'],
  ['has no list of its files', () => rm(join(build, 'client/assets.json')), 'client/assets.json is missing or damaged'],
  [
    'hides the page of every other remote',
    async () => buildFile(await clientFile('.css'), 'main{display:none}'),
    'the selector main reaches other remotes',
  ],
  [
    'calls a style sheet something else',
    async () => {
      await buildFile('css/late.css', 'main{display:none}');
      await changeList((list) => void (list.styles = list.styles.filter((file) => file !== 'css/late.css')));
    },
    'the selector main reaches other remotes',
  ],
  [
    'fetches the styles of another site',
    async () => buildFile(await clientFile('.css'), '@import url(https://other.example/x.css);'),
    '@import url(https://other.example/x.css) belongs to the shell',
  ],
  [
    'has a source map of many megabytes',
    () => writeFile(join(build, 'server/remote.cjs.map'), Buffer.alloc(25_000_000)),
    'KB, the budget is 20000 KB: look at server/remote.cjs.map, its largest file',
  ],
  [
    'names files above its folder',
    () => changeList((list) => void (list.files['../server/remote.cjs'] = 'sha384-other')),
    'client/assets.json names ../server/remote.cjs, which is not a file of this build',
  ],
  [
    'names a chunk of another remote',
    () => changeList((list) => list.pages.always.push('/remotes/garden/js/remoteEntry.js')),
    'names /remotes/garden/js/remoteEntry.js, which is not a file of this build',
  ],
  [
    'has styles over their budget',
    async () =>
      buildFile(
        await clientFile('.css'),
        Array.from({ length: 500 }, (_, at) => `.fruit-${1_000 + at}{content:"${hashOf(String(at))}"}`).join(''),
      ),
    "KB, the budget is 9.3 KB: use the design system's components",
  ],
  [
    'was built with another React',
    () => changeList((list) => void (list.shared['react'] = '18.3.1')),
    'it was built with react 18.3.1, the shell has',
  ],
  [
    'needs what the shell does not share',
    () => changeList((list) => void (list.shared['vue'] = '3.0.0')),
    'the shell does not share vue',
  ],
  [
    'loads its files without their hashes',
    async () => {
      const file = (await readdir(join(build, 'client/js'))).find((name) => /^remoteEntry\..*\.js$/.test(name))!;
      const code = await readFile(join(build, 'client/js', file), 'utf8');
      await buildFile(`js/${file}`, code.replaceAll('__SRI__', '__OFF__'));
    },
    'loads files without their hashes: build with the webpack factory',
  ],
  ['has no server bundle', () => rm(join(build, 'server/remote.cjs')), 'server/remote.cjs is missing: build it with'],
  [
    'takes the addresses of every remote',
    () => writeFile(join(build, 'server/paths.cjs'), 'exports.paths = [{ pattern: "/*", rank: 99, page: "journey" }]'),
    '/* has rank 99; ranks are 0, 10, 20: take one of them',
  ],
  [
    'holds a link out of it',
    () => symlink('/etc/passwd', join(build, 'client/js/names.json')),
    'client/js/names.json is a link or a device: put the file itself there',
  ],
  [
    'holds a page of its own',
    () => buildFile('js/page.html', '<script>alert(1)</script>'),
    'client/js/page.html is neither script, style, font nor picture',
  ],
  [
    'lists files outside it',
    () => changeList((list) => list.styles.push('../../server/remote.cjs')),
    'client/assets.json names ../../server/remote.cjs, which is not a file of this build',
  ],
  [
    'never ends listing its paths',
    () => writeFile(join(build, 'server/paths.cjs'), 'for (;;);'),
    'server/paths.cjs cannot be used, it never ends: it only lists the remote',
  ],
  [
    'ends the publisher',
    () => writeFile(join(build, 'server/paths.cjs'), 'process.exit(0)'),
    'server/paths.cjs cannot be used, it ends the process',
  ],
  [
    'lists something else than paths',
    () => writeFile(join(build, 'server/paths.cjs'), 'exports.paths = [{ pattern: 7 }]'),
    'server/paths.cjs cannot be used, 0.pattern: Invalid input',
  ],
  [
    'sends crawlers to another team',
    () =>
      writeFile(
        join(build, 'server/paths.cjs'),
        'exports.paths = [{ pattern: "/meyve/*", rank: 20, page: "journey", sitemap: ["/"] }]',
      ),
    'the sitemap of /meyve/* names /, which is not one of its addresses: remove it',
  ],
  [
    'has more than a hundred paths',
    () =>
      writeFile(
        join(build, 'server/paths.cjs'),
        'exports.paths = Array.from({ length: 101 }, (_, at) => ({ pattern: "/meyve/" + at, rank: 20, page: "journey" }))',
      ),
    'it has 101 paths, at most 100: write one with a parameter or a closing *',
  ],
  [
    'lists more than a thousand pages for crawlers',
    () =>
      writeFile(
        join(build, 'server/paths.cjs'),
        'const sitemap = Array.from({ length: 1001 }, (_, at) => "/meyve/" + at); exports.paths = [{ pattern: "/meyve/*", rank: 20, page: "journey", sitemap }]',
      ),
    'its sitemap has 1001 addresses, at most 1000: leave out what is found from other pages',
  ],
  [
    'takes an address that another remote serves',
    () => writeFile(join(build, 'server/paths.cjs'), 'exports.paths = [{ pattern: "/", rank: 10, page: "content" }]'),
    'orchard / overlaps garden / at rank 10',
  ],
  [
    'calls what the API does not have',
    () =>
      serverBundle(
        `const { pageOf } = require('@emsal/platform/page'); ${routes(
          'loader: async (args) => (await pageOf(args).transport({ method: "GET", path: "later", body: undefined }, {})).body, element: null',
        )}`,
      ),
    'it calls GET /api/later, which the live API does not have: publish the API first',
  ],
  [
    'changes what all objects inherit',
    () => serverBundle(`JSON.stringify = () => 'none'; ${routes('element: null')}`),
    'its server bundle cannot be used',
  ],
  ['exports no routes', () => serverBundle('module.exports = {}'), 'no default export with routes'],
  ['throws when it is loaded', () => serverBundle('throw new Error("early")'), 'cannot be used: early'],
  ['never ends loading', () => serverBundle('for (;;);'), 'its server bundle cannot be used'],
  ['needs a package of the host', () => serverBundle('require("left-pad")'), "'left-pad' is not lent by the host"],
  [
    'throws when it is rendered',
    () => serverBundle(routes('Component() { throw new Error("late"); }')),
    '/meyve cannot be rendered',
  ],
  [
    'never ends rendering',
    () => serverBundle(routes('Component() { for (;;); }')),
    '/meyve cannot be rendered: no reaction for three seconds',
  ],
  [
    'ends the process',
    () => serverBundle(routes('loader: () => process.exit(0), element: null')),
    '/meyve cannot be rendered: the render process ended',
  ],
  [
    'has data that cannot be sent',
    () => serverBundle(routes('loader: () => ({ price: 1n }), element: null')),
    '/meyve cannot be rendered: TypeError: Do not know how to serialize a BigInt',
  ],
  [
    'has a page of many megabytes',
    () => serverBundle(routes('loader: () => "x".repeat(5e6), element: null')),
    '/meyve cannot be rendered: Error: the page has 5',
  ],
  [
    'reads files of the machine',
    () =>
      serverBundle(
        routes('loader: () => process.getBuiltinModule("node:fs").readFileSync("/etc/passwd", "utf8"), element: null'),
      ),
    '/meyve cannot be rendered: Error: Access to this API has been restricted',
  ],
  [
    'ends the edge',
    () => serverBundle(routes('loader: () => process.kill(process.ppid), element: null')),
    '/meyve cannot be rendered: TypeError: process.kill is not a function',
  ],
  [
    'leaves an error behind',
    () =>
      serverBundle(
        routes(
          'loader: () => (Promise.reject(new Error("unheard")), new Promise((done) => setTimeout(done, 50, null))), element: null',
        ),
      ),
    'it leaves an error behind that nothing catches: Error: unheard',
  ],
];

it.each(sabotages)('refuses a build that %s, and publishes nothing', async (_, spoil, reason) => {
  const registry = join(site.registryDirectory, 'registry.json');
  const before = await readFile(registry, 'utf8');
  await spoil();
  await expect(site.publishTried('orchard', build)).rejects.toThrow(reason);
  expect(await readFile(registry, 'utf8')).toBe(before);
});

it('refuses pages that fail in the browser or exclude visitors, each in one sentence', async () => {
  await site.publish('rough');
  const refused = await site
    .publishTried('rough', join(site.folder, 'builds/rough'))
    .catch(({ message }: Error) => message);
  expect(refused.split('; ')).toEqual([
    'rough is not published: /kaba/etki fails in the browser: the effect fails: mend it',
    '/kaba/fark has other HTML in the browser than on the server: render the same until it is hydrated',
    '/kaba/etiket is not accessible at input: Form elements must have labels',
    '/kaba/resim is not accessible at img: Images must have alternative text',
  ]);
}, 180_000);

it('refuses pages that take what all pages share, each in one sentence', async () => {
  await site.publish('greedy');
  const refused = await site
    .publishTried('greedy', join(site.folder, 'builds/greedy'))
    .catch(({ message }: Error) => message);
  expect(refused.split('; ')).toEqual([
    'greedy is not published: /acgozlu/dizi changes Array.prototype.map, which all pages use: write a function of its own',
    "/acgozlu/stil removes style sheets, which other pages need: change its own elements' classes",
    '/acgozlu/adres changes the address by itself again and again: change it once',
    '/acgozlu/odak takes the focus from elements that are not its own: leave it there, or open a dialog',
    '/acgozlu/hata stops errors of all pages before they are reported: remove the listener',
    '/acgozlu/tik stops clicks on elements that are not its own: listen on its own elements',
  ]);
}, 180_000);

it('refuses pages that do what stays when the visitor goes on, each in one sentence', async () => {
  await site.publish('grabbing');
  const refused = await site
    .publishTried('grabbing', join(site.folder, 'builds/grabbing'))
    .catch(({ message }: Error) => message);
  expect(refused.split('; ')).toEqual([
    'grabbing is not published: /kapan/islev changes fetch, which all pages use: write a function of its own',
    '/kapan/islev defines an element for all pages: write a component',
    '/kapan/islev registers a service worker, which answers for other pages: remove it',
    '/kapan/islev writes the cookie token, which the server writes: take another name',
    '/kapan/islev empties the storage of all pages: remove its own keys',
    '/kapan/belge calls document.open, which removes every page: render its own part',
    '/kapan/belge has an element base, which acts on the whole document: remove it',
    '/kapan/belge has an element meta[http-equiv], which acts on the whole document: remove it',
    '/kapan/belge is not accessible at meta[http-equiv="refresh"]: Delayed refresh under 20 hours must not be used',
    '/kapan/kural adds rules to the styles of all pages: write them in a .module.css file',
    '/kapan/kural hides the whole document: hide its own elements',
    '/kapan/gecmis changes history.pushState, which all pages use: write a function of its own',
    '/kapan/gecmis changes navigator.sendBeacon, which all pages use: write a function of its own',
    '/kapan/adres changes the address by itself again and again: change it once',
    '/kapan/dokunus stops clicks on elements that are not its own: listen on its own elements',
    '/kapan/dokunus stops keys on elements that are not its own: listen on its own elements',
    '/kapan/mesgul keeps the processor busy while nothing happens: end its timers, or let them wait longer',
  ]);
}, 180_000);

it('refuses a page that lets the browser do nothing else any more, in one sentence', async () => {
  await site.publish('endless');
  await expect(site.publishTried('endless', join(site.folder, 'builds/endless'))).rejects.toThrow(
    /^endless is not published: \/sonsuz ends or stops the browser: look for an endless loop or for memory that grows$/,
  );
}, 180_000);

it('refuses to publish beside a registry of other keys, and says what to do', async () => {
  const registry = join(site.registryDirectory, 'registry.json');
  const copy = join(site.registryDirectory, 'registry.copy.json');
  const before = await readFile(registry, 'utf8');
  const foreign = before.replaceAll(/"signature": "..../g, '"signature": "AAAA');
  await Promise.all([registry, copy].map((file) => writeFile(file, foreign)));
  const refused = await site.publishTried('orchard', build).catch(({ message }: Error) => message);
  await Promise.all([registry, copy].map((file) => writeFile(file, before)));
  expect(refused).toMatch(
    /^The registry in .*\/registry cannot be used \(.*\): run npm start once, which publishes every remote anew\.$/,
  );
});

it('refuses pages over their budget', async () => {
  const entry = await clientFile('.js');
  await buildFile(entry, Array.from({ length: 30_000 }, (_, at) => (at * 2654435761) % 4294967296).join());
  await changeList((list) => void list.pages.always.push(entry));
  await expect(site.publishTried('orchard', build)).rejects.toThrow(/pages need .* KB of script, the budget is/);
});

describe('the shell with the last versions of every remote', () => {
  it('breaks none of them', async () => {
    await site.publish('orchard', 'orchard-later');
    expect(await site.tryShell()).toEqual([]);
  }, 60_000);

  it('names each version whose shared modules it no longer has', async () => {
    const list = join(site.folder, 'shell/client/assets.json');
    const text = await readFile(list, 'utf8');
    const { shared, ...rest } = JSON.parse(text) as BuiltFiles;
    const { '@emsal/platform/store': _, ...left } = shared;
    await writeFile(list, JSON.stringify({ ...rest, shared: left }));
    const refusals = await site.tryShell();
    await writeFile(list, text);
    expect(refusals.filter((words) => words.startsWith('orchard@'))).toHaveLength(2);
    expect(refusals[0]).toContain('the shell does not share @emsal/platform/store');
  }, 60_000);
});
