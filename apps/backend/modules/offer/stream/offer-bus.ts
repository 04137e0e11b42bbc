/** What happens to a quote, told to every stream that shows it: in memory, and through Redis to the other processes when there is one. */
import { EventEmitter } from 'node:events';
import type { Services } from '../../../frame/services';
import { randomId } from '../../../db/random-id';
import type { AnswerRow } from '../offer-store';

export type OfferEvent = { kind: 'answer'; quoteId: string; answer: AnswerRow } | { kind: 'complete'; quoteId: string };
export type Unsubscribe = () => void;

export interface OfferBus {
  publish(event: OfferEvent): void;
  subscribe(quoteId: string, listener: (event: OfferEvent) => void): Unsubscribe;
  close(): Promise<void>;
}

const channel = 'emsal:offers';

export function openOfferBus({ redis, log }: Pick<Services, 'redis' | 'log'>): OfferBus {
  const local = new EventEmitter().setMaxListeners(0);
  const self = randomId();
  const tell = (event: OfferEvent) => void local.emit(event.quoteId, event);
  const subscriber = redis?.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  subscriber?.on('error', (error: Error) => log.warn({ err: error }, 'offers: subscription trouble'));
  subscriber?.on('message', (_channel: string, text: string) => {
    const { from, event } = JSON.parse(text) as { from: string; event: OfferEvent };
    if (from !== self) tell(revived(event));
  });
  subscriber?.subscribe(channel).catch((error: unknown) => log.warn({ err: error }, 'offers: not subscribed'));
  return {
    publish(event) {
      tell(event);
      redis
        ?.publish(channel, JSON.stringify({ from: self, event }))
        .catch((error: unknown) => log.warn({ err: error }, 'offers: not published'));
    },
    subscribe(quoteId, listener) {
      local.on(quoteId, listener);
      return () => void local.off(quoteId, listener);
    },
    close: async () => subscriber?.disconnect(),
  };
}

const revived = (event: OfferEvent): OfferEvent =>
  event.kind === 'complete'
    ? event
    : { ...event, answer: { ...event.answer, answeredAt: new Date(event.answer.answeredAt) } };
