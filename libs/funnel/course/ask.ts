import type { Transport } from '@emsal/api/client';
import type { CallName } from '@emsal/api/call';
import { toWire } from '@emsal/api/wire';
import { painted } from '@emsal/platform/painted';
import type { StepRequest } from '@emsal/lines/kit/requests';

/** After the paint: nobody looks for an answer in a screen that is not there yet. */
async function send(transport: Transport, { call, body }: StepRequest): Promise<unknown> {
  await painted();
  const reply = await transport(toWire(call as CallName, body as Record<string, unknown>), {});
  if (reply.status !== 200) return null;
  if (Array.isArray(reply.body)) return reply.body;
  const envelope = reply.body as { isSuccess?: boolean; result?: unknown } | null;
  return envelope?.isSuccess === true ? (envelope.result ?? null) : null;
}

interface Question {
  answer: Promise<unknown>;
  /** What came; undefined until then, null when nothing did. */
  reply?: unknown;
}

/** Questions that were asked before anybody waits for them, by page. */
const ahead = new WeakMap<Transport, Map<string, Question>>();
/** One question, one key. */
export const questionKey = ({ call, body }: StepRequest): string => `${call} ${JSON.stringify(body)}`;

export const isAskedAhead = (transport: Transport, request: StepRequest): boolean =>
  ahead.get(transport)?.has(questionKey(request)) ?? false;

/** Asks what a later step will want to know; its `ask` of the same question gets this answer. */
export function askAhead(transport: Transport, request: StepRequest): void {
  const asked = ahead.get(transport) ?? new Map<string, Question>();
  ahead.set(transport, asked);
  if (asked.has(questionKey(request))) return;
  const question: Question = { answer: send(transport, request) };
  asked.set(questionKey(request), question);
  void question.answer.then((reply) => (question.reply = reply));
}

/** Takes an answer that came ahead; it is used once. */
function take(transport: Transport, request: StepRequest): Question | undefined {
  const question = ahead.get(transport)?.get(questionKey(request));
  ahead.get(transport)?.delete(questionKey(request));
  return question;
}

/** The answer to a question that was asked ahead, when it is here already; null where one has to wait. */
export const answeredAhead = (transport: Transport, request: StepRequest): unknown =>
  ahead.get(transport)?.get(questionKey(request))?.reply == null ? null : take(transport, request)?.reply;

/** A look-up's or a list's answer, whichever style the call has; null when there was none or it was refused. */
export async function ask(transport: Transport, request: StepRequest): Promise<unknown> {
  return (await take(transport, request)?.answer) ?? send(transport, request);
}
