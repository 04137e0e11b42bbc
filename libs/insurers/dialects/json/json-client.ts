import type { z } from 'zod';
import type { ChangeAnswer } from '../../policy-change';
import type { Policy } from '../../policy-order';
import type { InsurerClient } from '../../insurer-client';
import type { Declined } from '../../quote-answer';
import { readJson } from '../../transport/read-json';
import { postJson } from '../../transport/post-json';
import type { Transport, TransportReply } from '../../transport/transport';
import {
  changeBody,
  changePaths,
  offersBody,
  policyBody,
  policyPath,
  refusalBody,
  refusedStatus,
  termsBody,
  type cancellationBody,
  type endorsementBody,
  type orderBody,
  type quoteBody,
  type renewalBody,
} from './json-messages';

export function jsonClient(send: Transport): InsurerClient {
  const post = (path: string, body: string, signal: AbortSignal) => postJson(send, { path, body }, signal);
  const change = async (path: string, body: object, signal: AbortSignal): Promise<ChangeAnswer> => {
    const reply = await post(path, JSON.stringify(body), signal);
    return refusal(reply) ?? { kind: 'changed', change: readJson(changeBody, reply).change };
  };
  return {
    async quote(quote, signal) {
      const reply = await post('/quotes', JSON.stringify({ quote } satisfies z.input<typeof quoteBody>), signal);
      return refusal(reply) ?? { kind: 'offers', offers: readJson(offersBody, reply).offers };
    },
    async issuePolicy(order, signal) {
      const reply = await post('/policies', JSON.stringify({ order } satisfies z.input<typeof orderBody>), signal);
      return refusal(reply) ?? { kind: 'issued', policy: readJson(policyBody, reply).policy };
    },
    findPolicy: async (orderId, signal) =>
      policyOrNull(await send({ method: 'GET', path: policyPath(orderId), signal })),
    voidPolicy: async (orderId, signal) => policyOrNull(await post(`${policyPath(orderId)}/cancel`, '{}', signal)),
    endorse: (endorsement, signal) =>
      change(changePaths.endorse, { endorsement } satisfies z.input<typeof endorsementBody>, signal),
    cancelPolicy: (cancellation, signal) =>
      change(changePaths.cancel, { cancellation } satisfies z.input<typeof cancellationBody>, signal),
    async renewalTerms(renewal, signal) {
      const body = JSON.stringify({ renewal } satisfies z.input<typeof renewalBody>);
      const reply = await post(changePaths.renewalTerms, body, signal);
      return refusal(reply) ?? { kind: 'terms', terms: readJson(termsBody, reply).terms };
    },
  };
}

const refusal = (reply: TransportReply): Declined | null =>
  reply.status === refusedStatus ? { kind: 'declined', ...readJson(refusalBody, reply) } : null;

const policyOrNull = (reply: TransportReply): Policy | null =>
  reply.status === 404 ? null : readJson(policyBody, reply).policy;
