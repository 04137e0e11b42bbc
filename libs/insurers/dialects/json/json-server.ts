import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { InsurerStub } from '../../insurer-client';
import type { Policy } from '../../policy-order';
import { policyPath, receivedOrderBody, receivedQuoteBody, refusedStatus } from './json-messages';

type OfOrder = { Params: { orderId: string } };

export const jsonServer =
  (stub: InsurerStub): FastifyPluginAsync =>
  async (app) => {
    app.post('/quotes', async (request, reply) => {
      const body = receivedQuoteBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ message: body.error.message });
      const answer = await stub.quote(body.data.quote);
      return answer.kind === 'offers' ? { offers: answer.offers } : refuse(reply, answer);
    });
    app.post('/policies', async (request, reply) => {
      const body = receivedOrderBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ message: body.error.message });
      const answer = await stub.issuePolicy(body.data.order);
      return answer.kind === 'issued' ? { policy: answer.policy } : refuse(reply, answer);
    });
    app.get<OfOrder>(policyPath(':orderId'), async ({ params }, reply) =>
      show(reply, await stub.findPolicy(params.orderId)),
    );
    app.post<OfOrder>(`${policyPath(':orderId')}/cancel`, async ({ params }, reply) =>
      show(reply, await stub.cancelPolicy(params.orderId)),
    );
  };

const refuse = (reply: FastifyReply, { code, reason }: { code: string; reason: string }) =>
  reply.code(refusedStatus).send({ code, reason });
const show = (reply: FastifyReply, policy: Policy | null) =>
  policy ? { policy } : reply.code(404).send({ message: 'No such order.' });
