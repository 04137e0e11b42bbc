import { InsurerFault } from '../../insurer-fault';
import type { InsurerClient } from '../../insurer-client';
import type { ChangeAnswer } from '../../policy-change';
import type { Declined } from '../../quote-answer';
import type { Transport, TransportReply } from '../../transport/transport';
import { serializeOnce } from '../serialize-once';
import { messageEnvelope, readEnvelope, soapContentType, type Envelope } from './envelope';
import type { Message, MessageName } from './soap-messages';

export const soapPath = '/service';

export function soapClient(send: Transport): InsurerClient {
  /** Sends one message; returns the expected answer, or the declined quote of a fault. */
  const call = async <Out extends MessageName>(
    body: string,
    expected: Out,
    signal: AbortSignal,
  ): Promise<Message<Out> | Declined> => {
    const reply = await send({ method: 'POST', path: soapPath, contentType: soapContentType, body, signal });
    return valueOf(read(reply), expected);
  };
  const change = async (body: string, signal: AbortSignal): Promise<ChangeAnswer> => {
    const answer = await call(body, 'PolicyChangeResponse', signal);
    return isRefusal(answer) ? answer : { kind: 'changed', change: answer.change };
  };
  return {
    async quote(request, signal) {
      const answer = await call(quoteRequestBody(request), 'QuoteResponse', signal);
      return isRefusal(answer) ? answer : { kind: 'offers', offers: answer.offer };
    },
    async issuePolicy(order, signal) {
      const answer = await call(messageEnvelope('IssueRequest', order), 'IssueResponse', signal);
      return isRefusal(answer) ? answer : { kind: 'issued', policy: answer.policy };
    },
    findPolicy: async (orderId, signal) =>
      policyOrNull(await call(messageEnvelope('FindPolicyRequest', { orderId }), 'PolicyResponse', signal)),
    voidPolicy: async (orderId, signal) =>
      policyOrNull(await call(messageEnvelope('CancelPolicyRequest', { orderId }), 'PolicyResponse', signal)),
    endorse: (endorsement, signal) => change(messageEnvelope('EndorsementRequest', endorsement), signal),
    cancelPolicy: (cancellation, signal) => change(messageEnvelope('CancellationRequest', cancellation), signal),
    async renewalTerms(renewal, signal) {
      const answer = await call(messageEnvelope('RenewalTermsRequest', renewal), 'RenewalTermsResponse', signal);
      return isRefusal(answer) ? answer : { kind: 'terms', terms: answer.terms };
    },
  };
}

const quoteRequestBody = serializeOnce((request) => messageEnvelope('QuoteRequest', request));
const isRefusal = (answer: object): answer is Declined => 'kind' in answer;

function read(reply: TransportReply): Envelope {
  try {
    return readEnvelope(reply.text);
  } catch (error) {
    if (reply.status >= 500) throw new InsurerFault('serverError', `status ${reply.status}`, { cause: error });
    throw new InsurerFault('malformed', 'not a declared SOAP message', { cause: error });
  }
}

function valueOf<Name extends MessageName>(envelope: Envelope, expected: Name): Message<Name> | Declined {
  if (envelope.kind === 'message' && envelope.name === expected) return envelope.value as Message<Name>;
  if (envelope.kind === 'message') throw new InsurerFault('malformed', `${envelope.name} instead of ${expected}`);
  if (envelope.refusal) return { kind: 'declined', ...envelope.refusal };
  throw new InsurerFault(envelope.role === 'Receiver' ? 'serverError' : 'malformed', envelope.reason);
}

const policyOrNull = (answer: Message<'PolicyResponse'> | Declined) =>
  isRefusal(answer) ? null : (answer.policy ?? null);
