import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Policy } from '../../policy-order';
import type { InsurerStub } from '../../insurer-client';
import {
  wireSchema,
  receivedOrderJob,
  orderResult,
  paths,
  policyBody,
  receivedQuoteJob,
  quoteResult,
  ticketBody,
  encode,
} from './poll-messages';

type OfTicket = { Params: { ticket: string } };
type OfOrder = { Params: { orderId: string } };
/** Maximum number of tickets; the oldest is dropped first. */
const ticketsKept = 10_000;

export const pollServer =
  (stub: InsurerStub): FastifyPluginAsync =>
  async (app) => {
    const results = new Map<string, unknown>();
    const take = (reply: FastifyReply, work: Promise<unknown>) => {
      const ticket = randomUUID();
      if (results.size >= ticketsKept) results.delete(results.keys().next().value!);
      results.set(ticket, { state: 'waiting' });
      void work.then(
        (result) => results.set(ticket, result),
        () => results.delete(ticket),
      );
      return reply.code(202).send(ticketBody.parse({ ticket, retryAfterMs: 40 }));
    };
    app.post(paths.quotes, async (request, reply) => {
      const job = wireSchema(receivedQuoteJob).safeParse(request.body);
      return job.success
        ? take(reply, quoteResultOf(stub, job.data))
        : reply.code(400).send({ message: job.error.message });
    });
    app.post(paths.orders, async (request, reply) => {
      const job = wireSchema(receivedOrderJob).safeParse(request.body);
      return job.success
        ? take(reply, orderResultOf(stub, job.data))
        : reply.code(400).send({ message: job.error.message });
    });
    app.get<OfTicket>(
      paths.ticket(':ticket'),
      async ({ params }, reply) => results.get(params.ticket) ?? reply.code(404).send({ message: 'No such ticket.' }),
    );
    app.get<OfOrder>(paths.policy(':orderId'), async ({ params }, reply) =>
      show(reply, await stub.findPolicy(params.orderId)),
    );
    app.post<OfOrder>(`${paths.policy(':orderId')}/cancel`, async ({ params }, reply) =>
      show(reply, await stub.cancelPolicy(params.orderId)),
    );
  };

async function quoteResultOf(stub: InsurerStub, { request }: z.output<typeof receivedQuoteJob>): Promise<unknown> {
  const answer = await stub.quote(request);
  return encode(
    quoteResult,
    answer.kind === 'offers'
      ? { state: 'ready', offers: answer.offers }
      : { state: 'refused', code: answer.code, reason: answer.reason },
  );
}

async function orderResultOf(stub: InsurerStub, { order }: z.output<typeof receivedOrderJob>): Promise<unknown> {
  const answer = await stub.issuePolicy(order);
  return encode(
    orderResult,
    answer.kind === 'issued'
      ? { state: 'ready', policy: answer.policy }
      : { state: 'refused', code: answer.code, reason: answer.reason },
  );
}

const show = (reply: FastifyReply, policy: Policy | null) =>
  policy ? encode(policyBody, { policy }) : reply.code(404).send({ message: 'No such order.' });
