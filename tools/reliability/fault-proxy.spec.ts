import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFaultProxy, type FaultProxy, type FaultPoint } from './fault-proxy';

let world: Server;
let gate: FaultProxy;
beforeAll(async () => {
  world = createServer((_request, answer) => answer.end('done'));
  await new Promise<void>((ready) => world.listen(0, '127.0.0.1', ready));
  gate = await openFaultProxy(`http://127.0.0.1:${(world.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await gate.close();
  world.closeAllConnections();
  world.close();
});

/** The reply the requester sees, and whether the interception was triggered. */
async function pass(point: FaultPoint, path: string, body: string): Promise<[reply: string, isTriggered: boolean]> {
  let isTriggered = false;
  gate.intercept(point, async () => void (isTriggered = true));
  const reply = await fetch(gate.url + path, { method: 'POST', body }).then(
    (answer) => answer.text(),
    () => 'cut',
  );
  gate.disarm();
  return [reply, isTriggered];
}

describe('the fault proxy', () => {
  it.each([
    ['of an insurer with a path for it', '/insurers/38/orders', '{}'],
    ['of an insurer with one service', '/insurers/12/service', '<Envelope>\n<IssueRequest/></Envelope>'],
  ])('recognises the order %s', async (_whose, path, body) => {
    expect(await pass('before order', path, body)).toEqual(['cut', true]);
    expect(await pass('after order', path, body)).toEqual(['cut', true]);
  });

  it.each([
    ['a quote request', '/insurers/12/service', '<QuoteRequest/>'],
    ['the bank', '/bank/merchant/refund', 'IssueRequest'],
  ])('forwards %s', async (_what, path, body) => {
    expect(await pass('before order', path, body)).toEqual(['done', false]);
  });
});
