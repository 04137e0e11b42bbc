import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@emsal/shutdown/is-running';
import { faultsOf } from '../gate/page-faults';
import { createPageBrowser } from '../synthetic/page-browser';

/** Becomes interactive at the first touch. `host` is Node's own process, which code in jsdom gets to. */
const pageOf = (code: string): string => `<!doctype html><html lang="tr"><title>Sayfa</title><main><h1>Sayfa</h1></main>
  <script>
    window.emsalBoot = { hydrated() {} };
    const host = fetch.constructor('return process')();
    const node = (name) => host.getBuiltinModule(name);
    const tell = (what) => void fetch('/told', { method: 'POST', body: what });
    addEventListener('pointerdown', () => { ${code}; emsalBoot.hydrated(); });
  </script>`;

let folder: string;
let secret: string;
let server: Server;
let url: string;
let code: string;
/** What the page tells first. */
let heard: PromiseWithResolvers<string>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emsal-hostile-'));
  secret = join(folder, 'team.key');
  writeFileSync(secret, 'secret');
  [code, heard] = ['', Promise.withResolvers()];
  server = createServer((request, response) => {
    if (request.method === 'POST') request.setEncoding('utf8').once('data', heard.resolve);
    response.end(request.url === '/hostile' ? pageOf(code) : pageOf(''));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const browser = createPageBrowser();
afterAll(() => browser.close());

const visit = (html: string, version: string) => browser.hydrates({ html, url: `${url}/`, headers: {} }, version);

/** @returns what the page tells, which may reach the server after the visit */
async function toldBy(code: string, version = 'hostile'): Promise<string> {
  heard = Promise.withResolvers();
  await visit(pageOf(code), version);
  return heard.promise;
}

const attempt = (work: string): string =>
  `try { ${work}; tell('done') } catch (error) { tell(error.code ?? error.name) }`;
const denied = 'ERR_ACCESS_DENIED';

it.each<[what: string, work: (file: string) => string, refusal: string]>([
  ['reads a file', (file) => `node('fs').readFileSync(${JSON.stringify(file)})`, denied],
  ['reads the environment of its parent', () => "node('fs').readFileSync('/proc/' + host.ppid + '/environ')", denied],
  ['writes a file', (file) => `node('fs').writeFileSync(${JSON.stringify(file)}, '')`, denied],
  ['starts a program', () => "node('child_process').spawnSync('/bin/true')", denied],
  ['becomes another program', () => "host.execve('/bin/true', [], {})", denied],
  ['starts a thread', () => "new (node('worker_threads').Worker)('', { eval: true })", denied],
  ['ends its parent', () => "host.kill(host.ppid, 'SIGKILL')", 'TypeError'],
  ['slows its parent down', () => "node('os').setPriority(host.ppid, 19)", 'TypeError'],
  ['sends by Node’s channel', () => "host.send({ cmd: 'NODE_HANDLE_ACK' })", 'TypeError'],
])('a page that %s is refused', async (_, work, refusal) => {
  expect(await toldBy(attempt(work(secret)))).toBe(refusal);
});

it('a page finds nothing of the environment', async () => {
  process.env['SECRET_KEY'] = 'secret';
  expect(await toldBy('tell(Object.keys(host.env).join())')).toBe('NODE_ENV');
  delete process.env['SECRET_KEY'];
});

const sabotages: Array<[what: string, code: string]> = [
  ['ends the process', 'host.exit(0)'],
  ['aborts it', 'host.abort()'],
  ['writes what is no message', "node('fs').writeSync(3, 'garbage\\n'); for (;;);"],
  ['writes without end', "for (;;) try { node('fs').writeSync(3, '\"beat\"\\n'.repeat(1_000)) } catch {}"],
  ['closes the pipe', "node('fs').closeSync(3); for (;;);"],
  ['never returns', 'for (;;);'],
];

it.each(sabotages)('a visit of a page that %s has failed, and the next one goes well', async (_, sabotage) => {
  expect(await visit(pageOf(sabotage), 'hostile')).toBe(false);
  expect(await visit(pageOf(''), 'hostile')).toBe(true);
});

it.each(sabotages)('a page that %s is a fault of its build, and the publisher goes on', async (_, sabotage) => {
  code = sabotage;
  expect(await faultsOf([`${url}/`, `${url}/hostile`])).toEqual([
    { url: `${url}/`, faults: [] },
    { url: `${url}/hostile`, faults: [expect.stringContaining('ends or stops the browser')] },
  ]);
});

it('what one version leaves behind in its process meets no other version', async () => {
  const tellLeft = 'tell(host.left + " " + host.pid)';
  await visit(pageOf('host.left = 1'), 'hostile');
  const [left, pid] = (await toldBy(tellLeft)).split(' ');
  const [leftToOther] = (await toldBy(tellLeft, 'another')).split(' ');
  expect([left, leftToOther, isRunning(Number(pid))]).toEqual(['1', 'undefined', false]);
});
