import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callRefusals, readApiDocument, recordCalls } from './recorded-calls';

const document = {
  paths: {
    '/api/quoterequestapi/sharedstep/createfunnel': { post: {} },
    '/api/cms/content/{slug}': { get: {} },
  },
};

describe('calls of a trial', () => {
  let api: Server;
  let url: string;

  beforeAll(async () => {
    api = createServer((request, response) => {
      if (request.url === '/api/openapi.json') return response.end(JSON.stringify(document));
      if (request.url!.startsWith('/away')) return response.writeHead(404).end();
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () =>
        response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end(`${request.method} ${body}`),
      );
    });
    await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
    url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  afterAll(() => void api.close());

  it('reach the API and are noted', async () => {
    const recorder = await recordCalls(url);
    const answer = await fetch(`${recorder.url}/api/cms/content/kasko?x=1`, { method: 'POST', body: 'said' });
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([
      201,
      'POST said',
      ['a=1', 'b=2'],
    ]);
    expect(recorder.calls).toEqual([{ method: 'POST', path: '/api/cms/content/kasko' }]);
    await recorder.close();
  });

  it('that the API describes are accepted, others are refused once', async () => {
    const refusals = callRefusals(
      [
        { method: 'GET', path: '/api/cms/content/kasko' },
        { method: 'POST', path: '/api/QuoteRequestApi/sharedstep/createFunnel' },
        { method: 'POST', path: '/api/cms/content/kasko' },
        { method: 'POST', path: '/api/cms/content/kasko' },
        { method: 'GET', path: '/api/cms/content/' },
      ],
      await readApiDocument(url),
    );
    expect(refusals).toEqual([
      'it calls POST /api/cms/content/kasko, which the live API does not have: publish the API first',
      'it calls GET /api/cms/content/, which the live API does not have: publish the API first',
    ]);
  });

  it('of an API that does not describe itself stop the trial', async () => {
    await expect(readApiDocument(`${url}/away`)).rejects.toThrow('/away/api/openapi.json answers 404');
  });
});
