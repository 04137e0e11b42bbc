import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { InsurerFault } from '../../insurer-fault';
import type { Policy } from '../../policy-order';
import type { InsurerClient } from '../../port';
import { readJson } from '../../transport/read-json';
import type { Transport, TransportReply } from '../../transport/transport';
import { orderJob, orderResult, paths, policyBody, quoteJob, quoteResult, ticketBody } from './poll-messages';

export function pollClient(send: Transport): InsurerClient {
  const run = async <Result extends { state: string }>(job: Job<Result>, signal: AbortSignal) => {
    const taken = await send({ method: 'POST', path: job.path, contentType: 'application/json', body: JSON.stringify(job.body), signal });
    if (taken.status < 500 && taken.status !== 202) throw new InsurerFault('rubbish', `status ${taken.status} instead of 202`);
    return waitFor(send, { result: job.result, ...readJson(ticketBody, taken) }, signal);
  };
  return {
    async quote(request, signal) {
      const result = await run({ path: paths.quotes, body: z.encode(quoteJob, { kind: 'quote', request }), result: quoteResult }, signal);
      return result.state === 'ready' ? { kind: 'offers', offers: result.offers } : { kind: 'declined', code: result.code, reason: result.reason };
    },
    async issuePolicy(order, signal) {
      const result = await run({ path: paths.orders, body: z.encode(orderJob, { kind: 'order', order }), result: orderResult }, signal);
      return result.state === 'ready' ? { kind: 'issued', policy: result.policy } : { kind: 'declined', code: result.code, reason: result.reason };
    },
    findPolicy: async (orderId, signal) => found(await send({ method: 'GET', path: paths.policy(orderId), signal })),
    cancelPolicy: async (orderId, signal) =>
      found(await send({ method: 'POST', path: `${paths.policy(orderId)}/cancel`, contentType: 'application/json', body: '{}', signal })),
  };
}

interface Job<Result> {
  path: string;
  body: unknown;
  result: z.ZodType<Result>;
}

/** Asks for the ticket until it is ready; only the caller's signal ends the waiting. */
async function waitFor<Result extends { state: string }>(
  send: Transport,
  { result: schema, ticket, retryAfterMs }: Pick<Job<Result>, 'result'> & z.output<typeof ticketBody>,
  signal: AbortSignal,
): Promise<Exclude<Result, { state: 'waiting' }>> {
  for (;;) {
    await wait(retryAfterMs, undefined, { signal });
    const result = readJson(schema, await send({ method: 'GET', path: paths.ticket(ticket), signal }));
    if (result.state !== 'waiting') return result as Exclude<Result, { state: 'waiting' }>;
  }
}

const found = (reply: TransportReply): Policy | null => (reply.status === 404 ? null : readJson(policyBody, reply).policy);
