/** Publishes the events of a quote to every stream that shows it: in memory, and through Redis to the other processes when it is configured. */
import { EventEmitter } from 'node:events';
import type { Services } from '../../../http/services';
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
  const emit = (event: OfferEvent) => void local.emit(event.quoteId, event);
  const subscriber = redis?.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  subscriber?.on('error', (error: Error) => log.warn({ err: error }, 'offers: Redis subscription failed'));
  subscriber?.on('message', (_channel: string, text: string) => {
    const message = readMessage(text);
    if (!message) log.warn({ length: text.length }, 'offers: message not readable, streams read the store');
    else if (message.from !== self) emit(revived(message.event));
  });
  subscriber?.subscribe(channel).catch((error: unknown) => log.warn({ err: error }, 'offers: not subscribed'));
  return {
    publish(event) {
      emit(event);
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

interface Message {
  from: string;
  event: OfferEvent;
}

/** Null for a message of another release or another user of this Redis: an exception in an event listener would be uncaught. */
function readMessage(text: string): Message | null {
  try {
    const message = JSON.parse(text) as Partial<Message> | null;
    return message?.from !== undefined && message.event !== undefined ? (message as Message) : null;
  } catch {
    return null;
  }
}

const revived = (event: OfferEvent): OfferEvent =>
  event.kind === 'complete'
    ? event
    : { ...event, answer: { ...event.answer, answeredAt: new Date(event.answer.answeredAt) } };
