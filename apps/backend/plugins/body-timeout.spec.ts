import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { mountBodyTimeout } from './body-timeout';

const app = Fastify();
afterAll(() => app.close());

function send(request: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  return socket;
}
/** Starts a request whose body is one byte short. */
const begin = (path: string): Socket =>
  send(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\na`);
const answerOf = async (socket: Socket): Promise<string> => {
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
};

it('closes the connection of a slow body, later where the route says so, and does not limit responses', async () => {
  let answerStream = (_text: string): void => undefined;
  mountBodyTimeout(app, 50);
  app.post('/answers', async () => 'stored');
  app.post('/files', { config: { bodyTimeout: 60_000 } }, async ({ body }) => `stored ${String(body)}`);
  app.get('/stream', () => new Promise<string>((done) => (answerStream = done)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const file = begin('/files');
  const stream = send('GET /stream HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(begin('/answers').resume(), 'close');
  // Started after the stream, so that the stream's limit has passed when it is closed.
  await once(begin('/answers').resume(), 'close');
  file.write('b');
  expect(await answerOf(file)).toContain('stored ab');
  answerStream('an event');
  expect(await answerOf(stream)).toContain('an event');
});
