import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleRequest } from '../testing/samples';
import { poolTransport, type PoolTransport } from '../transport/pool-transport';
import { json } from './json/json';
import { soap } from './soap/soap';
import { submitAndPoll } from './submit-and-poll/submit-and-poll';

describe.each([json, soap, submitAndPoll])('the $name client facing a broken insurer', (dialect) => {
  let server: Server;
  let transport: PoolTransport;
  const quote = async (answer: RequestListener, signal = new AbortController().signal) => {
    server = createServer(answer);
    await new Promise<void>((ready) => server.listen(0, ready));
    transport = poolTransport({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bodyCap: 1_000,
    });
    return dialect.client(transport.send).quote(sampleRequest, signal);
  };
  afterEach(async () => {
    await transport.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  it.each(['<html>bakım</html>', '', '{"offers":[]}', '{"state":"ready"}'])('reports %j as malformed', async (text) => {
    await expect(quote((_request, reply) => reply.end(text))).rejects.toMatchObject({ kind: 'malformed' });
  });
  it('reports 503 as a server error', async () => {
    await expect(quote((_request, reply) => reply.writeHead(503).end('down'))).rejects.toMatchObject({
      kind: 'serverError',
    });
  });
  it('stops reading an answer over its limit', async () => {
    await expect(quote((_request, reply) => reply.writeHead(202).end('x'.repeat(2_000)))).rejects.toMatchObject({
      kind: 'tooLarge',
    });
  });
  it('reports an interrupted connection as unreachable', async () => {
    const half: RequestListener = (_request, reply) => {
      reply.writeHead(200, { 'content-length': '500' }).write('{"off');
      setImmediate(() => reply.socket?.destroy());
    };
    await expect(quote(half)).rejects.toMatchObject({ kind: 'unreachable' });
  });
  it('rejects with the signal’s reason when nobody answers', async () => {
    const caller = new AbortController();
    const late = quote(() => caller.abort(new Error('deadline')), caller.signal);
    await expect(late).rejects.toThrow('deadline');
  });
});
