import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { browserTransport, type BrowserTransportOptions } from './browser-transport';
import { httpRequestOf } from './http-request';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

describe('a call from a page', () => {
  let server: Server;
  let base: string;
  let seen: Seen[];
  let statuses: number[];
  beforeEach(async () => {
    seen = [];
    statuses = [];
    server = createServer((request, response) => {
      seen.push({ method: request.method!, url: request.url!, headers: request.headers });
      response
        .writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' })
        .end('{"isSuccess":true,"result":1}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  });
  afterEach(() => new Promise((done) => server.close(done)));

  const page = (own: Partial<BrowserTransportOptions> = {}): BrowserTransportOptions => ({
    base,
    token: () => 'readable-half',
    authorise: async () => undefined,
    pagePath: () => '/trafik-sigortasi/form/temel-bilgiler',
    branchId: () => 53,
    ...own,
  });
  const createFunnel = httpRequestOf('POST quoterequestapi/sharedstep/createfunnel', { branchId: 53, line: 'TRAFFIC' });

  it('F488 M410 M418 goes to the configured base, by a path relative to it', async () => {
    await browserTransport(page())(createFunnel, {});
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/quoterequestapi/sharedstep/createfunnel' });
  });

  it.each([
    ['F490 M412 the token', 'x-token-id', 'readable-half'],
    ['F491 M413 the page path', 'ref', '/trafik-sigortasi/form/temel-bilgiler'],
    ['F492 M414 the numeric branch id of the first path segment', 'branchid', '53'],
    ['F493 M415 the JSON content type', 'content-type', 'application/json'],
  ])('%s travels as a header', async (_, header, value) => {
    await browserTransport(page())(createFunnel, {});
    expect(seen[0]!.headers[header]).toBe(value);
  });

  it('sends no branch id when the path names no line, and the idempotency key when there is one', async () => {
    await browserTransport(page({ branchId: () => null }))(createFunnel, { idempotencyKey: 'attempt-1' });
    expect(seen[0]!.headers).not.toHaveProperty('branchid');
    expect(seen[0]!.headers['idempotency-key']).toBe('attempt-1');
  });

  it('F496 M262 M542 authorises once on 403 and repeats the call with the new token', async () => {
    statuses = [403];
    let token = 'old';
    const authorise = vi.fn(async () => void (token = 'new'));
    const reply = await browserTransport(page({ token: () => token, authorise }))(createFunnel, {});
    expect(reply.status).toBe(200);
    expect(authorise).toHaveBeenCalledTimes(1);
    expect(seen.map(({ headers }) => headers['x-token-id'])).toEqual(['old', 'new']);
  });

  it('authorises once for calls that are refused together: a second token would end the first', async () => {
    statuses = [403, 403];
    let token = 'old';
    const authorise = vi.fn(async () => void (token = await Promise.resolve('new')));
    const send = browserTransport(page({ token: () => token, authorise }));
    const replies = await Promise.all([send(createFunnel, {}), send(createFunnel, {})]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(authorise).toHaveBeenCalledTimes(1);
  });

  it('fails after a second 403 without authorising again', async () => {
    statuses = [403, 403, 403];
    const authorise = vi.fn(async () => undefined);
    expect((await browserTransport(page({ authorise }))(createFunnel, {})).status).toBe(403);
    expect([authorise.mock.calls.length, seen.length]).toEqual([1, 2]);
  });

  it('returns status 0 when there is no response', async () => {
    const unreachable = page({ base: 'http://127.0.0.1:1/api' });
    expect(await browserTransport(unreachable)(createFunnel, {})).toEqual({ status: 0, body: null });
  });

  it('F489 M411 M584 gives up after 100000 ms', () => {
    const create = vi.spyOn(axios, 'create');
    browserTransport(page());
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ timeout: 100_000 }));
    create.mockRestore();
  });
});
