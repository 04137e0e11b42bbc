import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { InsurerStub } from '../../insurer-client';
import type { ChangeAnswer } from '../../policy-change';
import type { Policy } from '../../policy-order';
import type { Declined } from '../../quote-answer';
import {
  cancellationBody,
  changePaths,
  endorsementBody,
  policyPath,
  receivedOrderBody,
  receivedQuoteBody,
  refusedStatus,
  renewalBody,
} from './json-messages';

type OfOrder = { Params: { orderId: string } };

export const jsonServer =
  (stub: InsurerStub): FastifyPluginAsync =>
  async (app) => {
    answerTo([app, '/quotes'], receivedQuoteBody, async ({ quote }) => {
      const answer = await stub.quote(quote);
      return answer.kind === 'offers' ? { offers: answer.offers } : answer;
    });
    answerTo([app, '/policies'], receivedOrderBody, async ({ order }) => {
      const answer = await stub.issuePolicy(order);
      return answer.kind === 'issued' ? { policy: answer.policy } : answer;
    });
    app.get<OfOrder>(policyPath(':orderId'), async ({ params }, reply) =>
      show(reply, await stub.findPolicy(params.orderId)),
    );
    app.post<OfOrder>(`${policyPath(':orderId')}/cancel`, async ({ params }, reply) =>
      show(reply, await stub.voidPolicy(params.orderId)),
    );
    answerTo([app, changePaths.endorse], endorsementBody, async ({ endorsement }) =>
      changeOf(await stub.endorse(endorsement)),
    );
    answerTo([app, changePaths.cancel], cancellationBody, async ({ cancellation }) =>
      changeOf(await stub.cancelPolicy(cancellation)),
    );
    answerTo([app, changePaths.renewalTerms], renewalBody, async ({ renewal }) => {
      const answer = await stub.renewalTerms(renewal);
      return answer.kind === 'terms' ? { terms: answer.terms } : answer;
    });
  };

/** @param answer to a body of this schema; a refusal has its own status */
function answerTo<Schema extends z.ZodType>(
  [app, path]: readonly [FastifyInstance, string],
  schema: Schema,
  answer: (body: z.output<Schema>) => Promise<object | Declined>,
): void {
  app.post(path, async (request, reply) => {
    const body = schema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: body.error.message });
    const answered = await answer(body.data);
    return isDeclined(answered) ? refuse(reply, answered) : answered;
  });
}

const isDeclined = (answer: object): answer is Declined => 'kind' in answer && answer.kind === 'declined';
const changeOf = (answer: ChangeAnswer) => (answer.kind === 'changed' ? { change: answer.change } : answer);
const refuse = (reply: FastifyReply, { code, reason }: Declined) => reply.code(refusedStatus).send({ code, reason });
const show = (reply: FastifyReply, policy: Policy | null) =>
  policy ? { policy } : reply.code(404).send({ message: 'No such order.' });
