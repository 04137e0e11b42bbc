/** The adapter against faulty answers. Correct ones are covered by the tests of checkout with the sandbox bank. */
import { sampleReturn } from '@emsal/sandbox-bank/testing/sample-return';
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BankPort } from './bank-port';
import { sandboxBank } from './sandbox-bank';
import { patientDeadline, shortDeadline } from './testing/provider-stub';
import { sampleBuyer } from './testing/sample-order';

let server: Server;
let answer: (reply: ServerResponse) => void;
let bank: BankPort;
const openBank = (deadline: number): BankPort =>
  sandboxBank({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    merchantSecret: 'secret',
    deadline,
  });
beforeAll(async () => {
  server = createServer((_request, reply) => answer(reply));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  bank = openBank(patientDeadline);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const order = {
  orderId: sampleReturn.orderId,
  amount: 100,
  instalments: 1,
  cardToken: 'tok_1',
  nonce: 'n',
  callbackUrl: 'http://localhost/a',
  webhookUrl: 'http://localhost/b',
  checkUrl: 'http://localhost/c',
  item: 'Trafik Sigortası',
  buyer: sampleBuyer,
};
const verify = (fields: unknown) => bank.verifyReturn({ fields, headers: {} });
const outcomes = async (adapter: BankPort) =>
  [
    await adapter.initialize(order),
    await adapter.authorise(order.orderId),
    await adapter.inquire(order.orderId),
    await adapter.refund(order.orderId),
  ].map(({ kind }) => kind);
const noAnswer = ['unavailable', 'unknown', 'unavailable', 'unavailable'];

it.each<[string, (reply: ServerResponse) => void, number?]>([
  ['hangs', () => undefined, shortDeadline],
  ['resets the connection', (reply) => void reply.destroy()],
  ['answers HTML', (reply) => void reply.end('<html>')],
  ['answers other JSON', (reply) => void reply.end('{"status":"maybe"}')],
  ['breaks off', (reply) => void reply.writeHead(200, { 'content-length': '100' }).write('{"status":'), shortDeadline],
  ['answers 503', (reply) => void reply.writeHead(503).end('{"code":"down"}')],
])(
  'when the bank %s, nothing counts as an answer, and an authorisation is unknown',
  async (_what, respond, deadline = patientDeadline) => {
    answer = respond;
    expect(await outcomes(openBank(deadline))).toEqual(noAnswer);
  },
);

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

it('reads a ledger of ten thousand transactions', async () => {
  const entries = Array.from({ length: 10_000 }, () => ({ orderId: order.orderId, kind: 'capture', amount: 878_040 }));
  answer = (reply) => void reply.end(JSON.stringify({ entries }));
  expect(await bank.ledger({ from: '2026-11-21', to: '2026-11-21' })).toHaveLength(10_000);
});

describe('a signed return', () => {
  const text = Object.values(sampleReturn).join('|');
  const signed = { ...sampleReturn, signature: createHmac('sha256', 'secret').update(text).digest('hex') };
  const names = Object.keys(signed) as (keyof typeof signed)[];

  it('is authentic', () =>
    expect(verify(signed)).toMatchObject({
      orderId: order.orderId,
      amount: 878_040,
      mdStatus: '1',
      status: 'success',
    }));

  it('is refused after any change of a field: 500 random ones, seed 7', () => {
    const change = fc.tuple(fc.constantFrom(...names), fc.nat(), fc.constantFrom(...'0123456789abcdefTRY|'));
    fc.assert(
      fc.property(change, ([name, place, character]) => {
        const before = signed[name];
        const at = place % before.length;
        const after = before.slice(0, at) + character + before.slice(at + 1);
        fc.pre(after !== before);
        expect(verify({ ...signed, [name]: after })).toBeNull();
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('is refused with two fields swapped', () => {
    for (const a of names)
      for (const b of names)
        if (signed[a] !== signed[b]) expect(verify({ ...signed, [a]: signed[b], [b]: signed[a] })).toBeNull();
  });
});

it.each([null, 'text', {}, { orderId: order.orderId, signature: 'x' }])('refuses a malformed return: %j', (fields) =>
  expect(verify(fields)).toBeNull(),
);
