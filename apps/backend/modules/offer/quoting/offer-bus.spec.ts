import { EventEmitter } from 'node:events';
import type { Services } from '../../../http/services';
import { openOfferBus, type OfferEvent } from './offer-bus';

/** Stands in for one Redis server: every subscribed connection receives each published message. */
function scriptedRedis() {
  const connections = new Set<EventEmitter>();
  const connect = () => {
    const connection = new EventEmitter();
    return Object.assign(connection, {
      duplicate: connect,
      subscribe: async () => void connections.add(connection),
      publish: async (channel: string, text: string) =>
        connections.forEach((each) => each.emit('message', channel, text)),
      disconnect: () => void connections.delete(connection),
    });
  };
  return { connect, connections };
}
const log = { warn: vi.fn() } as unknown as Services['log'];
const answer = {
  quoteId: 'q1',
  firmId: 31,
  state: 'declined' as const,
  reasonCode: '591',
  offers: [],
  elapsedMs: 5,
  answeredAt: new Date('2026-11-21T09:00:00Z'),
};
const eventsOf = (bus: ReturnType<typeof openOfferBus>, quoteId: string) => {
  const events: OfferEvent[] = [];
  bus.subscribe(quoteId, (event) => events.push(event));
  return events;
};

describe('the events of a quote', () => {
  it('reach every stream of the quote in this process, and no other quote’s, until it unsubscribes', () => {
    const bus = openOfferBus({ redis: null, log });
    const mine = eventsOf(bus, 'q1');
    const other = eventsOf(bus, 'q2');
    const unsubscribe = bus.subscribe('q1', () => mine.push({ kind: 'complete', quoteId: 'left' }));
    unsubscribe();
    bus.publish({ kind: 'answer', quoteId: 'q1', answer });
    expect(mine).toEqual([{ kind: 'answer', quoteId: 'q1', answer }]);
    expect(other).toEqual([]);
  });
  it('reach the streams of another process through Redis, once each, with their dates', async () => {
    const server = scriptedRedis();
    const [first, second] = [server.connect(), server.connect()].map((redis) =>
      openOfferBus({ redis: redis as never, log }),
    );
    const near = eventsOf(first!, 'q1');
    const far = eventsOf(second!, 'q1');
    first!.publish({ kind: 'answer', quoteId: 'q1', answer });
    first!.publish({ kind: 'complete', quoteId: 'q1' });
    const expected = [
      { kind: 'answer', quoteId: 'q1', answer },
      { kind: 'complete', quoteId: 'q1' },
    ];
    expect([near, far]).toEqual([expected, expected]);
    await Promise.all([first!.close(), second!.close()]);
    expect(server.connections.size).toBe(0);
  });
  it.each(['{', 'null', '{"from":"another"}'])('survive an unreadable message: %s', async (text) => {
    const server = scriptedRedis();
    const bus = openOfferBus({ redis: server.connect() as never, log });
    const events = eventsOf(bus, 'q1');
    server.connections.forEach((connection) => connection.emit('message', 'emsal:offers', text));
    bus.publish({ kind: 'complete', quoteId: 'q1' });
    expect(events).toEqual([{ kind: 'complete', quoteId: 'q1' }]);
    await bus.close();
  });
});
