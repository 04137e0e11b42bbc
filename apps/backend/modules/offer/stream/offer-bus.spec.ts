import { EventEmitter } from 'node:events';
import type { Services } from '../../../frame/services';
import { openOfferBus, type OfferEvent } from './offer-bus';

/** Stands for one Redis server: every subscribed connection hears what any publishes. */
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
const log = { warn: jest.fn() } as unknown as Services['log'];
const answer = {
  quoteId: 'q1',
  firmId: 31,
  state: 'declined' as const,
  reasonCode: '591',
  offers: [],
  elapsedMs: 5,
  answeredAt: new Date('2026-11-21T09:00:00Z'),
};
const heardBy = (bus: ReturnType<typeof openOfferBus>, quoteId: string) => {
  const events: OfferEvent[] = [];
  bus.subscribe(quoteId, (event) => events.push(event));
  return events;
};

describe('the events of a quote', () => {
  it('reach every stream of the quote in this process and no other quote’s, until it leaves', () => {
    const bus = openOfferBus({ redis: null, log });
    const [mine, other] = [heardBy(bus, 'q1'), heardBy(bus, 'q2')];
    const leave = bus.subscribe('q1', () => mine.push({ kind: 'complete', quoteId: 'left' }));
    leave();
    bus.publish({ kind: 'answer', quoteId: 'q1', answer });
    expect(mine).toEqual([{ kind: 'answer', quoteId: 'q1', answer }]);
    expect(other).toEqual([]);
  });
  it('reach the streams of another process through Redis, once each, with their dates', async () => {
    const server = scriptedRedis();
    const [first, second] = [server.connect(), server.connect()].map((redis) =>
      openOfferBus({ redis: redis as never, log }),
    );
    const [near, far] = [heardBy(first!, 'q1'), heardBy(second!, 'q1')];
    first!.publish({ kind: 'answer', quoteId: 'q1', answer });
    first!.publish({ kind: 'complete', quoteId: 'q1' });
    const told = [
      { kind: 'answer', quoteId: 'q1', answer },
      { kind: 'complete', quoteId: 'q1' },
    ];
    expect([near, far]).toEqual([told, told]);
    await Promise.all([first!.close(), second!.close()]);
    expect(server.connections.size).toBe(0);
  });
});
