import type { Transport } from '@emsal/api/client';
import type { CallName } from '@emsal/api/call';
import { toWire } from '@emsal/api/wire';
import type { StepRequest } from '@emsal/lines/kit/requests';

/** A look-up's or a list's answer, whichever style the call has; null when there was none or it was refused. */
export async function ask(transport: Transport, { call, body }: StepRequest): Promise<unknown> {
  const reply = await transport(toWire(call as CallName, body as Record<string, unknown>), {});
  if (reply.status !== 200) return null;
  if (Array.isArray(reply.body)) return reply.body;
  const envelope = reply.body as { isSuccess?: boolean; result?: unknown } | null;
  return envelope?.isSuccess === true ? (envelope.result ?? null) : null;
}
