/** @vitest-environment node */
import { documentRoutes } from '@emsal/api/document-routes';
import fastify, { type FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { showRefusals } from './refused-page';
import { refusedTexts as texts } from './refused-page.texts';

const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };
const bankReturn = `/api${documentRoutes.bankReturn.path}`;

let app: FastifyInstance;
/** What every address answers. */
let refuse: { status: number; type: string; body: unknown };
beforeEach(() => {
  app = fastify();
  showRefusals(app);
  app.all('/*', (_, reply) => reply.code(refuse.status).type(refuse.type).send(refuse.body));
});
afterEach(() => app.close());

const json = (status: number, message: string) => ({ status, type: 'application/json', body: { message } });
const opened = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = browser) => {
  const { statusCode, headers: sent, body } = await app.inject({ method, url, headers });
  return { statusCode, type: sent['content-type'], policy: sent['content-security-policy'], body };
};

it.each([
  ['POST', bankReturn, 415, texts.payment],
  ['GET', '/api/document/a', 404, texts.document],
  ['GET', '/api/document/mail/a', 404, texts.document],
  ['GET', '/api/quoterequestapi/offer/ranking/a?price=x', 404, texts.document],
  ['POST', '/trafik-sigortasi/odeme-sorgulama', 403, texts.form],
  ['GET', '/static/a', 404, texts.page],
] as const)('%s %s that is refused is a page for a browser', async (method, url, status, { title, lead }) => {
  refuse = json(status, 'badBody');
  const page = await opened(method, url);
  expect(page).toMatchObject({ statusCode: status, type: 'text/html; charset=utf-8' });
  expect(page.body).toContain(`<h1>${title}</h1><p role="status">${lead}</p>`);
  expect(page.policy).toContain("default-src 'none'");
});

it('an expired link says so in the API’s words', async () => {
  refuse = { status: 410, type: 'text/plain; charset=utf-8', body: Readable.from(['<over> & gone']) };
  const { statusCode, body } = await opened('GET', '/api/document/mail/a');
  expect([statusCode, body]).toEqual([410, expect.stringContaining('&lt;over> &amp; gone')]);
});

it.each([429, 507])('%i is no fault of the visitor: the page says what the API says', async (status) => {
  refuse = json(status, 'Birazdan.');
  expect((await opened('GET', '/api/document/a')).body).toContain('Birazdan.');
});

it.each([
  ['a call', '/api/token/create', browser],
  ['a program', '/api/document/a', { accept: '*/*' }],
])('%s gets the API’s format', async (_, url, headers) => {
  refuse = json(404, 'yok');
  expect(JSON.parse((await opened('GET', url, headers)).body)).toEqual({ message: 'yok' });
});

it('what is no refusal, or a page already, stays as it is', async () => {
  refuse = { status: 200, type: 'text/plain', body: 'file' };
  expect((await opened('GET', '/api/document/a')).body).toBe('file');
  refuse = { status: 404, type: 'text/html', body: '<h1>404</h1>' };
  expect((await opened('GET', '/yok')).body).toBe('<h1>404</h1>');
});
