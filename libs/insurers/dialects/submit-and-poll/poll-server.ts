import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { InsurerStub } from '../../insurer-client';
import type { ChangeAnswer } from '../../policy-change';
import type { Policy } from '../../policy-order';
import type { Declined } from '../../quote-answer';
import {
  cancellationJob,
  changeResult,
  encode,
  endorsementJob,
  orderResult,
  paths,
  policyBody,
  quoteResult,
  receivedOrderJob,
  receivedQuoteJob,
  renewalJob,
  termsResult,
  ticketBody,
  wireSchema,
} from './poll-messages';

type OfTicket = { Params: { ticket: string } };
type OfOrder = { Params: { orderId: string } };
/** Maximum number of tickets; the oldest is dropped first. */
const ticketsKept = 10_000;
/** Milliseconds until a client should ask for its result: short, so that offers come as early as the stub decides. */
const retryAfterMs = 40;

export const pollServer =
  (stub: InsurerStub): FastifyPluginAsync =>
  async (app) => {
    const results = new Map<string, unknown>();
    const take = takerOf(app, results);
    take(paths.quotes, receivedQuoteJob, async ({ request }) => {
      const answer = await stub.quote(request);
      return encode(quoteResult, answer.kind === 'offers' ? { state, offers: answer.offers } : refused(answer));
    });
    take(paths.orders, receivedOrderJob, async ({ order }) => {
      const answer = await stub.issuePolicy(order);
      return encode(orderResult, answer.kind === 'issued' ? { state, policy: answer.policy } : refused(answer));
    });
    take(paths.endorsements, endorsementJob, async (job) => changed(await stub.endorse(job.endorsement)));
    take(paths.cancellations, cancellationJob, async (job) => changed(await stub.cancelPolicy(job.cancellation)));
    take(paths.renewals, renewalJob, async ({ renewal }) => {
      const answer = await stub.renewalTerms(renewal);
      return encode(termsResult, answer.kind === 'terms' ? { state, terms: answer.terms } : refused(answer));
    });
    app.get<OfTicket>(
      paths.ticket(':ticket'),
      async ({ params }, reply) => results.get(params.ticket) ?? reply.code(404).send({ message: 'No such ticket.' }),
    );
    app.get<OfOrder>(paths.policy(':orderId'), async ({ params }, reply) =>
      show(reply, await stub.findPolicy(params.orderId)),
    );
    app.post<OfOrder>(`${paths.policy(':orderId')}/cancel`, async ({ params }, reply) =>
      show(reply, await stub.voidPolicy(params.orderId)),
    );
  };

const state = 'ready' as const;
const refused = ({ code, reason }: Declined) => ({ state: 'refused' as const, code, reason });
const changed = (answer: ChangeAnswer): unknown =>
  encode(changeResult, answer.kind === 'changed' ? { state, change: answer.change } : refused(answer));

/** Registers a job: it returns a ticket at once, under which its result is kept when it is ready. */
const takerOf =
  (app: FastifyInstance, results: Map<string, unknown>) =>
  <Schema extends z.ZodType>(path: string, schema: Schema, work: (job: z.output<Schema>) => Promise<unknown>): void => {
    app.post(path, async (request, reply) => {
      const job = wireSchema(schema).safeParse(request.body);
      if (!job.success) return reply.code(400).send({ message: job.error.message });
      const ticket = randomUUID();
      if (results.size >= ticketsKept) results.delete(results.keys().next().value!);
      results.set(ticket, { state: 'waiting' });
      void work(job.data).then(
        (result) => results.set(ticket, result),
        () => results.delete(ticket),
      );
      return reply.code(202).send(ticketBody.parse({ ticket, retryAfterMs }));
    });
  };

const show = (reply: FastifyReply, policy: Policy | null) =>
  policy ? encode(policyBody, { policy }) : reply.code(404).send({ message: 'No such order.' });
