/** @vitest-environment node */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startConfined } from './confined-process';

/** Awaits the work in a process that may connect to `allowed` only, and tells its outcome. */
const programOf = (work: string): string => `
  import { openParent } from ${JSON.stringify(join(import.meta.dirname, 'confined-program.ts'))};
  import dgram from 'node:dgram';
  import dns from 'node:dns';
  import net from 'node:net';
  const [allowed, other] = process.argv.slice(2).map((url) => new URL(url));
  const until = (emitter, event) =>
    new Promise((resolve, reject) => emitter.once(event, () => resolve('done')).once('error', reject));
  const connect = (options) => until(net.connect(options), 'connect');
  const tell = openParent(async () => {
    try { tell(await (async () => { ${work} })()); } catch (error) { tell(error.cause?.code ?? error.code ?? String(error)); }
  });
`;

let folder: string;
let servers: Server[];
let allowed: string;
let other: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emsal-connections-'));
  servers = [1, 2].map(() => createServer((_, response) => response.end('heard')).listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  [allowed, other] = servers.map((server) => `http://localhost:${(server.address() as AddressInfo).port}`) as [
    string,
    string,
  ];
});
afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(folder, { recursive: true });
});

/** @param connectsTo the server `allowed`, unless it may connect to nothing */
async function outcomeOf(work: string, connectsTo: string | null = allowed): Promise<unknown> {
  const program = join(folder, 'program.mts');
  writeFileSync(program, programOf(work));
  const { promise: told, resolve } = Promise.withResolvers<unknown>();
  const { send, end, ended } = startConfined({
    program,
    args: [allowed, other],
    readable: [join(import.meta.dirname, '../../../..')],
    connectsTo,
    heapLimit: 64,
    onStart: () => undefined,
    onMessage: (message) => {
      resolve(message);
      return true;
    },
  });
  send('begin');
  const outcome = await Promise.race([told, ended]);
  end('over');
  await ended;
  return outcome;
}

it.each([
  ['by its name', 'return (await fetch(allowed)).text()', 'heard'],
  ['by its address', "return connect({ host: '127.0.0.1', port: allowed.port })", 'done'],
  ['with one socket', "return connect({ host: 'localhost', port: allowed.port, autoSelectFamily: false })", 'done'],
])('a confined process reaches the one server %s', async (_, work, outcome) => {
  expect(await outcomeOf(work)).toBe(outcome);
});

it.each([
  ['fetches from another server', 'return (await fetch(other)).text()'],
  ['connects to another port', "return connect({ host: '127.0.0.1', port: other.port })"],
  ['connects to another port by IPv6', "return connect({ host: '::1', port: other.port })"],
  ['connects to another computer', "return connect({ host: '192.0.2.1', port: allowed.port })"],
  [
    'answers the name itself',
    `return connect({ host: 'localhost', port: allowed.port, lookup: (name, options, tell) => tell(null, [{ address: '192.0.2.1', family: 4 }]) })`,
  ],
  ['connects to a socket of the machine', "return connect({ path: 'none.sock' })"],
  ['listens', "return until(net.createServer().listen(0), 'listening')"],
  ['listens at a path', "return until(net.createServer().listen('none.sock'), 'listening')"],
  [
    'sends a datagram',
    "return new Promise((done, fail) => dgram.createSocket('udp4').on('error', fail).send('x', 9, '127.0.0.1', done))",
  ],
  ['receives datagrams', "return until(dgram.createSocket('udp4').bind(0), 'listening')"],
  ['looks up a name', "return dns.promises.lookup('example.com')"],
  ['looks up a name with a callback', "return new Promise((done, fail) => dns.lookup('example.com', fail))"],
  ['asks a name server', "return dns.promises.resolveTxt('key.example.com')"],
  ['asks a name server of its own', "return new dns.promises.Resolver().resolve4('example.com')"],
  ['asks for the name of an address', "return dns.promises.reverse('192.0.2.1')"],
  ['asks for the name of a service', "return dns.promises.lookupService('192.0.2.1', 53)"],
  [
    'calls the handle of a socket',
    `const { constructor: Handle } = net.connect({ host: 'none', port: 1, lookup: () => undefined })._handle;
     const request = new Handle(0).connect({}, '127.0.0.1', Number(other.port));
     return request < 0 ? 'EACCES' : 'done'`,
  ],
])('a confined process that %s is refused', async (_, work) => {
  expect(await outcomeOf(work)).toBe('EACCES');
});

it.each([
  [
    'restores what was withheld',
    "delete Object.getPrototypeOf(net.connect({ host: 'none', port: 1, lookup() {} })._handle).connect",
  ],
  ['receives datagrams by IPv6', "return until(dgram.createSocket('udp6').bind(0), 'listening')"],
  ['replaces it', "Object.defineProperty(dns, 'lookup', { value: () => undefined })"],
])('a confined process that %s fails', async (_, work) => {
  expect(await outcomeOf(work)).toMatch('TypeError');
});

it('a process for which nothing is named reaches nothing', async () => {
  expect(await outcomeOf('return (await fetch(allowed)).text()', null)).toBe('EACCES');
});

it('what it may reach is not in its environment', async () => {
  expect(await outcomeOf('return Object.keys(process.env)')).toEqual(['NODE_ENV']);
});
