/** The typed client: one way to make a call, whatever carries it (axios in the browser, undici on the edge). */
import type { CallName } from './call';
import type { CallKey, CommandKey, InputOf, LookupKey, OutputOf } from './calls/table';
import { failure, type Envelope } from './envelope';
import { toWire, type Wire } from './wire';

/** What came back over the wire. `status` 0 means that no answer came. */
export interface Reply {
  status: number;
  body: unknown;
}
export type Transport = (wire: Wire, options: SendOptions) => Promise<Reply>;
export interface SendOptions {
  /** Sent as `Idempotency-Key`: one per attempt, the same on a retry. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Whole percent of a file that left the device. */
  onProgress?: (percent: number) => void;
}

export interface Client {
  /** Never throws: a refusal, a 4xx, a 5xx and no answer at all are `isSuccess: false` with a message to show. */
  command<K extends CommandKey>(name: K, input: InputOf<K>, options?: SendOptions): Promise<Envelope<OutputOf<K>>>;
  /** Never throws: a lookup that fails is an empty list. */
  lookup<K extends LookupKey>(name: K, input: InputOf<K>, options?: SendOptions): Promise<OutputOf<K>>;
}

/** Shown when the server gave no words of its own (funnel 8). */
export const genericMessage = 'Hata. Lütfen tekrar deneyin.';

/** Shown when no answer came: the visitor's connection, or ours. */
export const noAnswerMessage = 'Yanıt alamadık. Bağlantınızı kontrol edip tekrar deneyin.';

export function createClient(send: Transport): Client {
  const go = (name: CallKey, input: object, options: SendOptions = {}): Promise<Reply> =>
    send(toWire(name as CallName, input as Record<string, unknown>), options);
  return {
    command: async (name, input, options) => toEnvelope(await go(name, input, options)),
    lookup: async (name, input, options) => {
      const { status, body } = await go(name, input, options);
      return (status === 200 && Array.isArray(body) ? body : []) as never;
    },
  };
}

export function toEnvelope<T>({ status, body }: Reply): Envelope<T> {
  const answer =
    body && typeof body === 'object' ? (body as Partial<Envelope<T>> & { fields?: Record<string, string> }) : {};
  if (status === 200 && answer.isSuccess) return answer as Envelope<T>;
  if (status === 0) return failure('offline', noAnswerMessage);
  return failure(answer.messageCode ?? `http${status}`, answer.message ?? genericMessage, answer.fields);
}
