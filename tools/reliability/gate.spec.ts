import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openGate, type Gate, type GatePoint } from './gate';

let world: Server;
let gate: Gate;
beforeAll(async () => {
  world = createServer((_request, answer) => answer.end('done'));
  await new Promise<void>((ready) => world.listen(0, '127.0.0.1', ready));
  gate = await openGate(`http://127.0.0.1:${(world.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await gate.close();
  world.closeAllConnections();
  world.close();
});

/** What the requester sees, and whether the trap has sprung. */
async function pass(point: GatePoint, path: string, body: string): Promise<[reply: string, isSprung: boolean]> {
  let isSprung = false;
  gate.trap(point, async () => void (isSprung = true));
  const reply = await fetch(gate.url + path, { method: 'POST', body }).then(
    (answer) => answer.text(),
    () => 'cut',
  );
  gate.disarm();
  return [reply, isSprung];
}

describe('the gate before the outside world', () => {
  it.each([
    ['of an insurer with a path for it', '/insurers/38/orders', '{}'],
    ['of an insurer with one service', '/insurers/12/service', '<Envelope>\n<IssueRequest/></Envelope>'],
  ])('knows the order %s', async (_whose, path, body) => {
    expect(await pass('before order', path, body)).toEqual(['cut', true]);
    expect(await pass('after order', path, body)).toEqual(['cut', true]);
  });

  it.each([
    ['a question for a price', '/insurers/12/service', '<QuoteRequest/>'],
    ['the bank', '/bank/merchant/refund', 'IssueRequest'],
  ])('lets %s through', async (_what, path, body) => {
    expect(await pass('before order', path, body)).toEqual(['done', false]);
  });
});
