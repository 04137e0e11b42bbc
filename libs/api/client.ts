/** The typed client, independent of its transport (axios in the browser, undici on the edge). */
import type { CallName } from './call';
import type { CallKey, CommandKey, InputOf, LookupKey, OutputOf } from './calls/table';
import { failure, type Envelope } from './envelope';
import { endedVisit } from './outcomes/ended-visit';
import { httpRequestOf, type HttpRequest } from './http-request';

/** A response. `status` 0 means that there was none. */
export interface Reply {
  status: number;
  body: unknown;
}
export type Transport = (request: HttpRequest, options: SendOptions) => Promise<Reply>;
export interface SendOptions {
  /** Sent as `Idempotency-Key`: one per attempt, the same for its retries. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Upload progress of a file in whole percent. */
  onProgress?: (percent: number) => void;
}

export interface Client {
  /** Never throws: a refusal, a 4xx, a 5xx and a missing response are `isSuccess: false` with a message to show. */
  command<K extends CommandKey>(name: K, input: InputOf<K>, options?: SendOptions): Promise<Envelope<OutputOf<K>>>;
  /** Never throws: a failed lookup is an empty list. */
  lookup<K extends LookupKey>(name: K, input: InputOf<K>, options?: SendOptions): Promise<OutputOf<K>>;
}

/** Shown when the server sent no message (funnel 8). */
export const genericMessage = 'Hata. Lütfen tekrar deneyin.';

/** Shown when no response came. */
export const noAnswerMessage = 'Yanıt alamadık. Bağlantınızı kontrol edip tekrar deneyin.';

export function createClient(send: Transport): Client {
  const go = (name: CallKey, input: object, options: SendOptions = {}): Promise<Reply> =>
    send(httpRequestOf(name as CallName, input as Record<string, unknown>), options);
  return {
    command: async (name, input, options) => withEndedVisit(input, toEnvelope(await go(name, input, options))),
    lookup: async (name, input, options) => {
      const { status, body } = await go(name, input, options);
      return (status === 200 && Array.isArray(body) ? body : []) as never;
    },
  };
}

/** The server's words for whatever is not found say nothing of a visit. */
const withEndedVisit = <T>(input: object, reply: Envelope<T>): Envelope<T> =>
  !reply.isSuccess && reply.messageCode === endedVisit.code && 'visitId' in input
    ? failure(endedVisit.code, endedVisit.message)
    : reply;

export function toEnvelope<T>({ status, body }: Reply): Envelope<T> {
  const answer =
    body && typeof body === 'object' ? (body as Partial<Envelope<T>> & { fields?: Record<string, string> }) : {};
  if (status === 200 && answer.isSuccess) return answer as Envelope<T>;
  if (status === 0) return failure('offline', noAnswerMessage);
  return failure(answer.messageCode ?? `http${status}`, answer.message ?? genericMessage, answer.fields);
}
