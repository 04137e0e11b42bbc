/** @vitest-environment node */
import fc from 'fast-check';
import { METHODS } from 'node:http';
import { openEdge, type EdgeSite } from '../testing/edge-site';
import { malformedChunks, malformedHeads } from '@emsal/listening/testing/malformed-requests';
import { exchange, statusesOf } from '@emsal/listening/testing/raw-exchange';

let site: EdgeSite;
let edge: number;

beforeAll(async () => {
  site = await openEdge();
  edge = await site.edgePid();
}, 120_000);

afterAll(() => site.close(), 30_000);

/** The same process still answers. */
async function expectAlive(): Promise<void> {
  expect((await site.get('/health/ready')).status).toBe(200);
  expect(await site.edgePid()).toBe(edge);
}

const get = (target: string, ...fields: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: a', ...fields, '', ''].join('\r\n');

describe('the forms of a request target (RFC 9112, 3.2)', () => {
  it.each([
    ['origin', () => '/trafik-sigortasi'],
    ['absolute, of the site', () => `${site.url}/trafik-sigortasi`],
    ['absolute, in capitals', () => `${site.url.toUpperCase()}/trafik-sigortasi`],
    ['absolute, with a query', () => `${site.url}/trafik-sigortasi?a=1`],
    ['absolute, without a path', () => site.url],
    ['absolute, without a path but with a query', () => `${site.url}?a=1`],
    ['absolute, of a call', () => `${site.url}/api/who`],
  ])('%s: answered', async (_, target) => {
    expect((await exchange(site.url, get(target()))).status).toBe(200);
  });

  it.each([
    [421, 'absolute, of another site', 'http://x/y'],
    [421, 'absolute, of another port', 'http://localhost:1/'],
    [421, 'absolute, of another site, of a call', 'http://x/api/who'],
    [400, 'absolute, with a password', 'http://a:b@localhost/'],
    [400, 'absolute, of another scheme', 'ftp://localhost/'],
    [400, 'absolute, without a host', 'http:///y'],
    [400, 'absolute, with half an address', 'http://[::1/'],
    [400, 'authority', 'localhost:80'],
    [400, 'asterisk', '*'],
    [400, 'asterisk and more', '*/y'],
    [400, 'a word', 'y'],
  ])('%i: %s', async (status, _, target) => {
    const answer = await exchange(site.url, get(target));
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String), messageCode: `http${status}` });
    expect(answer.head.toLowerCase()).toContain('connection: close');
    await expectAlive();
  });

  it.each([
    ['asterisk, for OPTIONS', 400, 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['authority, for CONNECT', null, 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('%s: %p', async (_, status, sent) => {
    expect((await exchange(site.url, sent)).status).toBe(status);
    await expectAlive();
  });
});

/** Written by hand; the name says what is wrong. */
const written: Record<string, string> = {
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': get('/', 'Host: b'),
  'a host with a space': 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
  'a host with a path': 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n',
  'HTTP/0.9': 'GET / HTTP/0.9\r\nHost: a\r\n\r\n',
  'HTTP/2.0': 'GET / HTTP/2.0\r\nHost: a\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a handshake of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'no version': 'GET /\r\nHost: a\r\n\r\n',
  'two targets': 'GET / / HTTP/1.1\r\nHost: a\r\n\r\n',
  'a fragment': get('/#a'),
  'an empty target': 'GET  HTTP/1.1\r\nHost: a\r\n\r\n',
  'NUL in a field': get('/', 'ref: a\0b'),
  'NUL in the target': get('/a\0b'),
  'a field without a colon': get('/', 'ref'),
  'a space before the colon': get('/', 'ref : a'),
  'a field without a name': get('/', ': a'),
  'two lengths': get('/', 'Content-Length: 1', 'Content-Length: 2'),
  'a negative length': get('/', 'Content-Length: -1'),
  'a length in words': get('/', 'Content-Length: one'),
  'a length and chunks': get('/', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
  'chunks that are not the last coding': get('/', 'Transfer-Encoding: chunked, gzip'),
  'a chunk of no size': `${get('/', 'Transfer-Encoding: chunked')}zz\r\n`,
};

/** Each violates one rule, in its request line or in one field. */
const token = fc.stringMatching(/^[A-Z]{1,12}$/);
const visible = fc.stringMatching(/^[!-~]{1,40}$/);
const malformed = fc.oneof(
  token.filter((word) => !METHODS.includes(word)).map((method) => `${method} / HTTP/1.1\r\nHost: a\r\n\r\n`),
  visible.filter((target) => !target.startsWith('/')).map((target) => get(target)),
  fc.tuple(fc.webAuthority(), visible).map(([host, rest]) => get(`http://${host}/${rest}`)),
  fc
    .stringMatching(/^[0-9]\.[0-9]$/)
    .filter((version) => !['1.0', '1.1'].includes(version))
    .map((version) => `GET / HTTP/${version}\r\nHost: a\r\n\r\n`),
  fc
    .tuple(visible, fc.constantFrom(' ', '\x01', '\0', '(', '"', '\xff'))
    .map(([name, sign]) => get('/', `${sign}${name}: a`)),
  fc
    .tuple(visible, fc.constantFrom('\0', '\x01', '\x0b', '\x7f'))
    .map(([value, sign]) => get('/', `ref: ${value}${sign}`)),
  fc.stringMatching(/^[g-z+.-]{1,8}$/).map((length) => get('/', `Content-Length: ${length}`)),
);
const generated = fc.sample(malformed, { seed: 20261123, numRuns: 200 });

const isRefused = (status: number | null): boolean => status === null || (status >= 400 && status < 500);

describe('a malformed request', () => {
  it.each(Object.entries(written))('%s: rejected', async (_, sent) => {
    const { status } = await exchange(site.url, sent);
    expect([status, isRefused(status)]).toEqual([status, true]);
    await expectAlive();
  });

  it('after one whose response has begun: nothing is written into that response', async () => {
    const { head, body } = await exchange(site.url, `${get('/api/stream')}GET`, {
      until: 'HTTP/1.1 200',
      then: ' /\0',
    });
    expect([/^HTTP\/1\.1 200 /.test(head), body.includes('HTTP/1.1')]).toEqual([true, false]);
    await expectAlive();
  });

  it('framing, fields and chunks as fuzzers send them: no request behind them is answered', async () => {
    const answered: unknown[] = [];
    for (const [name, sent] of malformedHeads({ path: '/health/ready', seed: 20261124, count: 200 })) {
      const statuses = await statusesOf(site.url, sent);
      if (statuses.length > 1 || !statuses.every(isRefused)) answered.push([name, statuses]);
    }
    for (const [name, sent] of malformedChunks('/health/ready')) {
      const statuses = await statusesOf(site.url, sent);
      if (statuses.length > 1) answered.push([name, statuses]);
    }
    expect(answered).toEqual([]);
    await expectAlive();
  }, 60_000);

  it('200 of them, generated: each is rejected, and the edge still answers', async () => {
    const answered: unknown[] = [];
    for (const sent of generated) {
      const { status } = await exchange(site.url, sent);
      if (!isRefused(status)) answered.push({ sent, status });
      await expectAlive();
    }
    expect([generated.length, answered]).toEqual([200, []]);
  }, 60_000);
});
