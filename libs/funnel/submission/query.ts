import type { Transport } from '@emsal/api/client';
import type { CallName } from '@emsal/api/call';
import { httpRequestOf } from '@emsal/api/http-request';
import { nextPaint } from '@emsal/platform/paint/next-paint';
import type { StepRequest } from '@emsal/lines/kit/steps/requests';

/** Sent after the next paint: its reply is not needed before the screen is there. */
async function send(transport: Transport, { call, body }: StepRequest): Promise<unknown> {
  await nextPaint();
  const reply = await transport(httpRequestOf(call as CallName, body as Record<string, unknown>), {});
  if (reply.status !== 200) return null;
  if (Array.isArray(reply.body)) return reply.body;
  const envelope = reply.body as { isSuccess?: boolean; result?: unknown } | null;
  return envelope?.isSuccess === true ? (envelope.result ?? null) : null;
}

interface PrefetchedQuery {
  pending: Promise<unknown>;
  /** Undefined until the reply is here, null when there was none. */
  reply?: unknown;
}

const prefetched = new WeakMap<Transport, Map<string, PrefetchedQuery>>();

/** Equal for requests with the same call and body. */
export const queryKey = ({ call, body }: StepRequest): string => `${call} ${JSON.stringify(body)}`;

export const isPrefetched = (transport: Transport, request: StepRequest): boolean =>
  prefetched.get(transport)?.has(queryKey(request)) ?? false;

/** Sends a request that a later step will make; that step's `query` gets this reply. */
export function prefetchQuery(transport: Transport, request: StepRequest): void {
  const ofPage = prefetched.get(transport) ?? new Map<string, PrefetchedQuery>();
  prefetched.set(transport, ofPage);
  if (ofPage.has(queryKey(request))) return;
  const sent: PrefetchedQuery = { pending: send(transport, request) };
  ofPage.set(queryKey(request), sent);
  void sent.pending.then((reply) => (sent.reply = reply));
}

/** A prefetched reply is used once. */
function takePrefetched(transport: Transport, request: StepRequest): PrefetchedQuery | undefined {
  const taken = prefetched.get(transport)?.get(queryKey(request));
  prefetched.get(transport)?.delete(queryKey(request));
  return taken;
}

/** Takes a prefetched reply that has arrived; null where one would have to wait. */
export const prefetchedReply = (transport: Transport, request: StepRequest): unknown =>
  prefetched.get(transport)?.get(queryKey(request))?.reply == null ? null : takePrefetched(transport, request)?.reply;

/** The reply to a look-up or option list, in either envelope style; null when there was none or it was refused. */
export async function query(transport: Transport, request: StepRequest): Promise<unknown> {
  return (await takePrefetched(transport, request)?.pending) ?? send(transport, request);
}
