/** What the adapter makes of answers that a bank should not give. The bank itself answers in the tests of checkout. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BankPort } from './bank-port';
import { sandboxBank } from './sandbox-bank';

let server: Server;
let answer: (reply: ServerResponse) => void;
let bank: BankPort;
beforeAll(async () => {
  server = createServer((_request, reply) => answer(reply));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  bank = sandboxBank({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    merchantSecret: 'secret',
    deadline: 200,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const order = {
  orderId: '0'.repeat(32),
  amount: 100,
  instalments: 1,
  cardToken: 'tok_1',
  nonce: 'n',
  callbackUrl: 'http://localhost/a',
  webhookUrl: 'http://localhost/b',
};
const outcomes = async () =>
  [
    await bank.initialize(order),
    await bank.authorise(order.orderId),
    await bank.inquire(order.orderId),
    await bank.refund(order.orderId),
  ].map(({ kind }) => kind);
const noAnswer = ['unavailable', 'unknown', 'unavailable', 'unavailable'];

it.each<[string, (reply: ServerResponse) => void]>([
  ['hangs', () => undefined],
  ['resets the connection', (reply) => void reply.destroy()],
  ['answers HTML', (reply) => void reply.end('<html>')],
  ['answers other JSON', (reply) => void reply.end('{"status":"maybe"}')],
  ['breaks off', (reply) => void reply.writeHead(200, { 'content-length': '100' }).write('{"status":')],
  ['answers 503', (reply) => void reply.writeHead(503).end('{"code":"down"}')],
])('a bank that %s never counts as an answer, and an authorisation stays unknown', async (_what, play) => {
  answer = play;
  expect(await outcomes()).toEqual(noAnswer);
});

it.each([
  [{ state: 'captured', errorCode: null, captured: 100, refunded: 0 }, 'captured'],
  [{ state: 'voided', errorCode: null, captured: 100, refunded: 100 }, 'refunded'],
  [{ state: 'declined', errorCode: '10051', captured: 0, refunded: 0 }, 'declined'],
  [{ state: 'authenticated', errorCode: null, captured: 0, refunded: 0 }, 'notCaptured'],
  [{ code: 'orderUnknown' }, 'notCaptured'],
])('reads the inquiry %j as %s', async (body, kind) => {
  answer = (reply) => void reply.end(JSON.stringify(body));
  expect((await bank.inquire(order.orderId)).kind).toBe(kind);
});

it.each([null, 'text', {}, { orderId: order.orderId, signature: 'x' }])(
  'verifies no return that is no return: %j',
  (fields) => expect(bank.verifyReturn(fields)).toBeNull(),
);
