/** Received messages, newest last, in memory only. */
import { randomUUID } from 'node:crypto';

export interface ShortMessage {
  id: string;
  /** Ten digits, 5XXXXXXXXX. */
  to: string;
  text: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

export interface MessageStore {
  /** The same dedupe key stores one message and returns its id again. */
  add(message: { to: string; text: string; dedupeKey: string }, at: Date): ShortMessage;
  of(to: string): ShortMessage[];
  /** Every number with its newest message, newest first. */
  numbers(): ShortMessage[];
}

export function createMessageStore(): MessageStore {
  const messages = new Map<string, ShortMessage>();
  const all = (): ShortMessage[] => [...messages.values()];
  return {
    add: ({ to, text, dedupeKey }, at) => {
      const message = messages.get(dedupeKey) ?? { id: randomUUID(), to, text, receivedAt: at.toISOString() };
      messages.set(dedupeKey, message);
      return message;
    },
    of: (to) => all().filter((message) => message.to === to),
    numbers: () => [...Map.groupBy(all().reverse(), ({ to }) => to).values()].map(([newest]) => newest!),
  };
}
