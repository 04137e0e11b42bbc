/** Two instances of the API on one PostgreSQL: one runs the quote, the page's stream is open at the other. */
import type { AddressInfo } from 'node:net';
import { insurersSelling } from '@emsal/insurers/registry';
import { Redis } from 'ioredis';
import { buildApp } from '../../../app';
import { openServices } from '../../../services';
import { eventually } from '../../../testing/eventually';
import { isRedisWanted, openRedis, type RedisServer } from '../../../testing/redis-server';
import { testApp, type TestApp } from '../../../testing/test-app';
import { tokenModule } from '../../token/token';
import { visitModule } from '../../visit/visit';
import { offerModule } from '../offer';
import { manualDeadline } from '../testing/manual-deadline';
import { offerVisit, type OfferVisit } from '../testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from '../testing/insurer-stubs';

/** Longer than any test: only Redis can inform the other instance. */
const never = 3_600_000;
const often = 50;
const firms = insurersSelling('TRAFFIC').map(({ firmId }) => firmId);
let stubs: InsurerStubs;
let redis: RedisServer | null;
let first: TestApp;
let second: { address: string; close(): Promise<void> };

async function open(resyncMs: number, server: RedisServer | null): Promise<void> {
  redis = server;
  stubs = await openInsurerStubs();
  const env = { SANDBOX_URL: stubs.url, ...(redis && { REDIS_URL: redis.url }) };
  first = await testApp([offerModule({ ...manualDeadline().options, resyncMs })], { startsJobs: true, env });
  second = await openSecond(resyncMs);
}

/** Pools, bus and engine of its own, on the first one's database. */
async function openSecond(resyncMs: number) {
  const { config, log } = first.services;
  const services = openServices(config, { log: log as never, ports: first.ports, clock: first.clock });
  const offers = offerModule({ ...manualDeadline().options, resyncMs });
  const app = await buildApp(services, [tokenModule, visitModule, offers]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = await offers.start!(services);
  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    close: async () => {
      await app.close();
      await stop?.();
      await services.close();
    },
  };
}

afterEach(async () => {
  await second.close();
  await first.close();
  await stubs.close();
  await redis?.close();
});

/** Both instances are subscribed to the channel. */
async function bothSubscribed({ url }: RedisServer): Promise<void> {
  const client = new Redis(url);
  try {
    await eventually(async () => {
      const [, subscribers] = await client.pubsub('NUMSUB', 'emsal:offers');
      return subscribers === 2;
    });
  } finally {
    client.disconnect();
  }
}

it.each([
  ['PostgreSQL alone', often, async (): Promise<null> => null],
  ...(isRedisWanted() ? [['Redis', never, openRedis] as const] : []),
] as const)(
  'share one stream through %s: answers received by one instance reach the page at the other',
  async (_, resyncMs, server) => {
    await open(resyncMs, await server());
    if (redis) await bothSubscribed(redis);
    const visit = await offerVisit(first);
    stubs.pauseAnswers();
    await visit.createOffer();
    const reply = await fetch(`${second.address}/api/quoterequestapi/offer/stream/${visit.visitId}`, {
      headers: visit.visitor.headers(),
    });
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader.read()).value ?? '';
    while (!text.includes('"state":"asked"')) text += (await reader.read()).value;
    expect(text).not.toContain('event: offer');
    stubs.resumeAnswers();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) text += chunk.value;
    expect(text.match(/event: offer\n/g)).toHaveLength(firms.length);
    expect(text).toMatch(/event: complete\nid: [0-9a-f]{32}:complete\ndata: \{"offers":\d+/);
    expect([...stubs.requestCounts.values()]).toEqual(firms.map(() => 1));
  },
);

/** The same call at both instances at once. */
async function callBoth(visit: OfferVisit, call: string, input: object) {
  await first.app.listen({ port: 0, host: '127.0.0.1' });
  const own = `http://127.0.0.1:${(first.app.server.address() as AddressInfo).port}`;
  const post = async (instance: string) => {
    const reply = await fetch(`${instance}/api/quoterequestapi/offer/${call}`, {
      method: 'POST',
      headers: { ...visit.visitor.headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ visitId: visit.visitId, ...input }),
    });
    return (await reply.json()) as { isSuccess: boolean; result: unknown };
  };
  return Promise.all([post(own), post(second.address)]);
}

it('create one quote when both are called at once', async () => {
  await open(often, null);
  const visit = await offerVisit(first);
  const [here, there] = await callBoth(visit, 'createoffer', {});
  expect(here.result).toBe(there.result);
  await visit.completeList();
  expect([...stubs.requestCounts.values()]).toEqual(firms.map(() => 1));
});

it('query an insurer once when both are called to change its offer', async () => {
  await open(often, null);
  const visit = await offerVisit(first);
  await visit.createOffer();
  const { quoteHeaderId, offerList } = await visit.completeList();
  stubs.requestCounts.clear();
  const { productId, firmId } = offerList[0]!;
  const [here, there] = await callBoth(visit, 'createOfferForProductId', { quoteHeaderId, productId, change: {} });
  expect([here.isSuccess, there.isSuccess]).toEqual([true, true]);
  expect([...stubs.requestCounts]).toEqual([[firmId, 1]]);
});
