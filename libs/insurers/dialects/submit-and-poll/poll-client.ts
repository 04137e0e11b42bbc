import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { InsurerFault } from '../../insurer-fault';
import type { ChangeAnswer } from '../../policy-change';
import type { Policy } from '../../policy-order';
import type { InsurerClient } from '../../insurer-client';
import type { Declined } from '../../quote-answer';
import { readJson } from '../../transport/read-json';
import { postJson } from '../../transport/post-json';
import type { Transport, TransportReply } from '../../transport/transport';
import { serializeOnce } from '../serialize-once';
import {
  cancellationJob,
  changeResult,
  endorsementJob,
  renewalJob,
  termsResult,
  wireSchema,
  orderJob,
  orderResult,
  paths,
  policyBody,
  quoteJob,
  quoteResult,
  ticketBody,
  encode,
} from './poll-messages';

export function pollClient(send: Transport): InsurerClient {
  const change = async (job: { path: string; wire: unknown }, signal: AbortSignal): Promise<ChangeAnswer> => {
    const result = await run(send, { path: job.path, body: JSON.stringify(job.wire), result: changeResult }, signal);
    return result.state === 'ready' ? { kind: 'changed', change: result.change } : refusal(result);
  };
  return {
    async quote(request, signal) {
      const result = await run(
        send,
        { path: paths.quotes, body: quoteRequestBody(request), result: quoteResult },
        signal,
      );
      return result.state === 'ready' ? { kind: 'offers', offers: result.offers } : refusal(result);
    },
    async issuePolicy(order, signal) {
      const body = JSON.stringify(encode(orderJob, { kind: 'order', order }));
      const result = await run(send, { path: paths.orders, body, result: orderResult }, signal);
      return result.state === 'ready' ? { kind: 'issued', policy: result.policy } : refusal(result);
    },
    findPolicy: async (orderId, signal) =>
      policyOrNull(await send({ method: 'GET', path: paths.policy(orderId), signal })),
    voidPolicy: async (orderId, signal) =>
      policyOrNull(await postJson(send, { path: `${paths.policy(orderId)}/cancel`, body: '{}' }, signal)),
    endorse: (endorsement, signal) =>
      change({ path: paths.endorsements, wire: encode(endorsementJob, { kind: 'endorsement', endorsement }) }, signal),
    cancelPolicy: (cancellation, signal) =>
      change(
        { path: paths.cancellations, wire: encode(cancellationJob, { kind: 'cancellation', cancellation }) },
        signal,
      ),
    async renewalTerms(renewal, signal) {
      const body = JSON.stringify(encode(renewalJob, { kind: 'renewal', renewal }));
      const result = await run(send, { path: paths.renewals, body, result: termsResult }, signal);
      return result.state === 'ready' ? { kind: 'terms', terms: result.terms } : refusal(result);
    },
  };
}

const quoteRequestBody = serializeOnce((request) => JSON.stringify(encode(quoteJob, { kind: 'quote', request })));

const refusal = ({ code, reason }: { code: string; reason: string }): Declined => ({ kind: 'declined', code, reason });

interface Job<Result> {
  path: string;
  /** JSON text. */
  body: string;
  result: z.ZodType<Result>;
}

async function run<Result extends { state: string }>(send: Transport, job: Job<Result>, signal: AbortSignal) {
  const taken = await postJson(send, job, signal);
  if (taken.status < 500 && taken.status !== 202)
    throw new InsurerFault('malformed', `status ${taken.status} instead of 202`);
  return waitFor(send, { result: job.result, ...readJson(ticketBody, taken) }, signal);
}

/** Polls the ticket until it is ready; only the caller's signal ends the waiting. */
async function waitFor<Result extends { state: string }>(
  send: Transport,
  { result: schema, ticket, retryAfterMs }: Pick<Job<Result>, 'result'> & z.output<typeof ticketBody>,
  signal: AbortSignal,
): Promise<Exclude<Result, { state: 'waiting' }>> {
  for (;;) {
    await wait(retryAfterMs, undefined, { signal });
    const result = readJson(wireSchema(schema), await send({ method: 'GET', path: paths.ticket(ticket), signal }));
    if (result.state !== 'waiting') return result as Exclude<Result, { state: 'waiting' }>;
  }
}

const policyOrNull = (reply: TransportReply): Policy | null =>
  reply.status === 404 ? null : readJson(wireSchema(policyBody), reply).policy;
