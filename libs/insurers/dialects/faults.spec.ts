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
  const ask = async (answer: RequestListener, signal = new AbortController().signal) => {
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

  it.each(['<html>bakım</html>', '', '{"offers":[]}', '{"state":"ready"}'])('calls %j rubbish', async (text) => {
    await expect(ask((_request, reply) => reply.end(text))).rejects.toMatchObject({ kind: 'rubbish' });
  });
  it('calls 503 a fault of the server', async () => {
    await expect(ask((_request, reply) => reply.writeHead(503).end('down'))).rejects.toMatchObject({
      kind: 'serverError',
    });
  });
  it('stops reading an answer over its cap', async () => {
    await expect(ask((_request, reply) => reply.writeHead(202).end('x'.repeat(2_000)))).rejects.toMatchObject({
      kind: 'tooLarge',
    });
  });
  it('calls a connection that breaks half way unreachable', async () => {
    const half: RequestListener = (_request, reply) => {
      reply.writeHead(200, { 'content-length': '500' }).write('{"off');
      setImmediate(() => reply.socket?.destroy());
    };
    await expect(ask(half)).rejects.toMatchObject({ kind: 'unreachable' });
  });
  it('ends with the reason of the signal when nobody answers', async () => {
    const asking = new AbortController();
    const late = ask(() => asking.abort(new Error('deadline')), asking.signal);
    await expect(late).rejects.toThrow('deadline');
  });
});
