import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Policy } from '../../policy-order';
import type { InsurerDesk } from '../../port';
import {
  onWire,
  orderJob,
  orderResult,
  paths,
  policyBody,
  quoteJob,
  quoteResult,
  ticketBody,
  written,
} from './poll-messages';

type OfTicket = { Params: { ticket: string } };
type OfOrder = { Params: { orderId: string } };
/** Tickets kept; the oldest is forgotten first. */
const ticketsKept = 10_000;

export const pollDouble =
  (desk: InsurerDesk): FastifyPluginAsync =>
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
      const job = onWire(quoteJob).safeParse(request.body);
      return job.success ? take(reply, quoted(desk, job.data)) : reply.code(400).send({ message: job.error.message });
    });
    app.post(paths.orders, async (request, reply) => {
      const job = onWire(orderJob).safeParse(request.body);
      return job.success ? take(reply, ordered(desk, job.data)) : reply.code(400).send({ message: job.error.message });
    });
    app.get<OfTicket>(
      paths.ticket(':ticket'),
      async ({ params }, reply) => results.get(params.ticket) ?? reply.code(404).send({ message: 'No such ticket.' }),
    );
    app.get<OfOrder>(paths.policy(':orderId'), async ({ params }, reply) =>
      show(reply, await desk.findPolicy(params.orderId)),
    );
    app.post<OfOrder>(`${paths.policy(':orderId')}/cancel`, async ({ params }, reply) =>
      show(reply, await desk.cancelPolicy(params.orderId)),
    );
  };

async function quoted(desk: InsurerDesk, { request }: z.output<typeof quoteJob>): Promise<unknown> {
  const answer = await desk.quote(request);
  return written(
    quoteResult,
    answer.kind === 'offers'
      ? { state: 'ready', offers: answer.offers }
      : { state: 'refused', code: answer.code, reason: answer.reason },
  );
}

async function ordered(desk: InsurerDesk, { order }: z.output<typeof orderJob>): Promise<unknown> {
  const answer = await desk.issuePolicy(order);
  return written(
    orderResult,
    answer.kind === 'issued'
      ? { state: 'ready', policy: answer.policy }
      : { state: 'refused', code: answer.code, reason: answer.reason },
  );
}

const show = (reply: FastifyReply, policy: Policy | null) =>
  policy ? written(policyBody, { policy }) : reply.code(404).send({ message: 'No such order.' });
