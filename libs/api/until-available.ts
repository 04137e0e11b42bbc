/** Retries calls during a short outage, when the service answers that it is unavailable. */
import type { Reply, SendOptions, Transport } from './client';
import type { ProtocolCode } from './outcomes/protocol';

/** Milliseconds before each retry, one minute in total; then the page shows the message and the visitor decides. */
export const retryPauses: readonly number[] = [1_000, 2_000, 3_000, ...Array.from({ length: 11 }, () => 5_000)];

const unavailable: ProtocolCode = 'unavailable';
/** The service is away. What it may have stored before is found by the call's idempotency key, or harms nobody by standing twice. */
export const isUnavailable = ({ status, body }: Pick<Reply, 'status' | 'body'>): boolean =>
  status === 503 && (body as { messageCode?: unknown } | null)?.messageCode === unavailable;

/** @param waiting called when the first call begins to wait, and when the last waiting call has ended */
export function untilAvailable(send: Transport, waiting: (isWaiting: boolean) => void = () => undefined): Transport {
  let waiters = 0;
  const count = (change: 1 | -1): void => {
    waiters += change;
    if (waiters === (change === 1 ? 1 : 0)) waiting(change === 1);
  };
  return async (wire, options) => {
    const first = await send(wire, options);
    if (!isUnavailable(first)) return first;
    count(1);
    return retry(() => send(wire, options), first, options).finally(() => count(-1));
  };
}

async function retry(send: () => Promise<Reply>, first: Reply, { signal }: SendOptions): Promise<Reply> {
  let reply = first;
  for (const pause of retryPauses) {
    await elapse(pause, signal);
    if (signal?.aborted) return { status: 0, body: null };
    reply = await send();
    if (!isUnavailable(reply)) break;
  }
  return reply;
}

/** With jitter, so that pages that failed together do not retry at the same moment. */
const elapse = (pause: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, pause * (0.75 + Math.random() / 2));
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });
