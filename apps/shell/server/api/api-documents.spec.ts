/** @vitest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isUnavailable } from '@emsal/api/until-available';
import { documentRoutes } from '@emsal/api/document-routes';
import fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './api-proxy';
import { waitingTexts } from './waiting-page.texts';

const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const bankReturn = `/api${documentRoutes.bankReturn.path}`;

let app: FastifyInstance;
let api: Server;
/** Called when a request reaches the edge, before its first attempt at the API. */
let onApiRequest: () => void;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

async function listen(port = 0): Promise<number> {
  api = createServer((request, response) => answer(request, response));
  await once(api.listen(port, '127.0.0.1'), 'listening');
  return (api.address() as AddressInfo).port;
}
async function leave(): Promise<void> {
  api.closeAllConnections();
  if (api.listening) await once(api.close(), 'close');
}

let port: number;
const openEdge = (tries: number) =>
  app.register((scope) => proxyApi(scope, `http://127.0.0.1:${port}`, { tries, pause: 1 }));
beforeEach(async () => {
  port = await listen();
  onApiRequest = () => undefined;
  app = fastify();
  app.addHook('onRequest', async () => onApiRequest());
});
afterEach(async () => {
  await app.close();
  await leave();
});

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: bankReturn, headers: { ...browser, ...formType, ...headers }, payload });

const draftPath = '/api/quoterequestapi/draft/save';

describe('a draft’s save', () => {
  const save = (payload: string) =>
    app.inject({
      method: 'POST',
      url: draftPath,
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it('whose page may be gone is sent again until the API is there, unchanged', async () => {
    await leave();
    await openEdge(100_000);
    onApiRequest = () => void listen(port);
    let sent = '';
    answer = (request, response) =>
      void text(request).then((body) => {
        sent = body;
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    expect([(await save('{"step":"kişisel"}')).statusCode, sent]).toEqual([200, '{"step":"kişisel"}']);
  });

  it('is sent once to an API that answers 503', async () => {
    await openEdge(5);
    let times = 0;
    answer = (_, response) => {
      times++;
      response.writeHead(503).end();
    };
    expect([(await save('{}')).statusCode, times]).toEqual([503, 1]);
  });

  it.each([
    [415, ''],
    [415, 'text/plain'],
    [415, 'a/b; ;'],
    [200, 'application/JSON'],
    [200, 'application/json;'],
    [200, 'application/json; q="'],
  ])('is answered %i with the type “%s”', async (status, type) => {
    await openEdge(1);
    answer = (_, response) => void response.end();
    const headers = { 'content-type': type };
    const { statusCode } = await app.inject({ method: 'POST', url: draftPath, headers, payload: '{}' });
    expect(statusCode).toBe(status);
  });

  it('that is no JSON is rejected', async () => {
    await openEdge(1);
    expect((await save('{')).statusCode).toBe(400);
  });
});

describe('the bank’s return while the API starts again', () => {
  it('is asked for until the API is there, with what the bank sent', async () => {
    await leave();
    await openEdge(100_000);
    onApiRequest = () => void listen(port);
    let sent = '';
    answer = (request, response) =>
      void text(request).then((body) => {
        sent = body;
        response.writeHead(303, { location: '/trafik-sigortasi/odeme-sorgulama' }).end();
      });
    const { statusCode, headers } = await post('orderId=1&mac=a%2Bb');
    expect([statusCode, headers.location, sent]).toEqual([
      303,
      '/trafik-sigortasi/odeme-sorgulama',
      'orderId=1&mac=a%2Bb',
    ]);
  });

  it('is asked for again when the API dies with it', async () => {
    await openEdge(1);
    let times = 0;
    answer = (request, response) => void (++times === 1 ? request.destroy() : response.writeHead(303).end());
    expect([(await post('a=1')).statusCode, times]).toEqual([303, 2]);
  });

  it('is a page that sends the same again, by itself and by a button', async () => {
    await openEdge(1);
    await leave();
    const { statusCode, headers, body } = await post('orderId=1&md=%22%3E%3Cscript%3E');
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '3',
      'text/html; charset=utf-8',
    ]);
    expect(body).toContain(`<h1>${waitingTexts.payment.title}</h1>`);
    expect(body).toContain(`<form method="post" action="${bankReturn}">`);
    expect(body).toContain('<input type="hidden" name="orderId" value="1">');
    expect(body).toContain('name="md" value="&quot;>&lt;script>"');
    const [, script] = /<script>(.*?)<\/script>/.exec(body)!;
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script!))).toString('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${digest}'`);
  });

  it.each([
    [415, 'x'],
    [415, 'application/json;;;'],
    [415, 'application/json; charset="utf-8'],
    [303, 'Application/x-www-form-urlencoded; charset="utf-8'],
  ])('is answered %i with the type “%s”', async (status, type) => {
    await openEdge(1);
    answer = (_, response) => void response.writeHead(303).end();
    expect((await post('a=1', { 'content-type': type })).statusCode).toBe(status);
  });

  it('is refused when it is no form of the bank’s size', async () => {
    await openEdge(1);
    expect((await post(`a=${'x'.repeat(9_000)}`)).statusCode).toBe(413);
  });
});

describe('a document while the API is away', () => {
  const away = async (url: string, headers: Record<string, string> = browser) => {
    await openEdge(1);
    await leave();
    return app.inject({ url, headers });
  };
  const documents = Object.values(documentRoutes).filter(({ method }) => method === 'GET');

  it.each(documents.map(({ path, waitsFor }) => [`/api${path.replace(/:\w+/g, 'a')}`, waitsFor] as const))(
    '%s is a page that tries again without script',
    async (url, waitsFor) => {
      const { statusCode, headers, body } = await away(`${url}?a=1&b=%22`);
      expect([statusCode, headers['retry-after']]).toEqual([503, '3']);
      expect(body).toContain(`<h1>${waitingTexts[waitsFor].title}</h1>`);
      expect(body).toContain(`<meta http-equiv="refresh" content="3;url=${url}?a=1&amp;b=%22">`);
      expect(body).not.toContain('<script');
    },
  );

  it('is one too when the API answers that it cannot serve', async () => {
    await openEdge(1);
    answer = (_, response) =>
      void response.writeHead(503, { 'content-type': 'application/json', 'content-length': '2' }).end('{}');
    const { statusCode, headers, body } = await app.inject({ url: '/api/document/a', headers: browser });
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(body).toContain('</html>');
  });

  it('is what the API says in all other cases', async () => {
    await openEdge(1);
    answer = (_, response) => void response.writeHead(410).end('over');
    const { statusCode, body } = await app.inject({ url: '/api/document/a', headers: browser });
    expect([statusCode, body]).toEqual([410, 'over']);
  });

  it.each([
    ['a program that asks for a document', '/api/document/a', { accept: 'application/json' }],
    ['a call', '/api/quoterequestapi/sharedstep/isotprequired', browser],
  ])('is no page for %s', async (_, url, headers) => {
    const { statusCode, body } = await away(url, headers);
    expect([statusCode, JSON.parse(body)]).toEqual([503, expect.objectContaining({ messageCode: 'unavailable' })]);
  });
});

describe('a call while the API starts again', () => {
  const call = '/api/quoterequestapi/draft/a';
  const postJson = async (url: string) => {
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    return { status: reply.status, headers: reply.headers, body: (await reply.json()) as unknown };
  };

  it('that reads is asked for again when the API dies with it, and never when it answered', async () => {
    await openEdge(5);
    let times = 0;
    answer = (request, response) => void (++times === 1 ? request.destroy() : response.writeHead(503).end());
    expect([(await app.inject({ url: call })).statusCode, times]).toEqual([503, 2]);
  });

  it('that may change something is sent once, and repeated by its page', async () => {
    await openEdge(5);
    let times = 0;
    answer = (request) => {
      times++;
      request.destroy();
    };
    const edge = await app.listen({ host: '127.0.0.1', port: 0 });
    const { status, headers, body } = await postJson(edge + call);
    expect([isUnavailable({ status, body }), headers.get('retry-after'), times]).toEqual([true, '3', 1]);
  });
});
