import type { FastifyPluginAsync } from 'fastify';
import type { InsurerStub } from '../../insurer-client';
import type { Cancellation, ChangeAnswer, Endorsement, Renewal } from '../../policy-change';
import type { Policy, PolicyOrder } from '../../policy-order';
import type { QuoteRequest } from '../../quote-request';
import { faultEnvelope, messageEnvelope, readEnvelope, soapContentType, type Envelope } from './envelope';
import { soapPath } from './soap-client';
import type { Message } from './soap-messages';

interface SoapReply {
  /** SOAP 1.2 HTTP binding: 400 for a Sender fault, 500 for a Receiver fault. */
  status: 200 | 400 | 500;
  xml: string;
}

export const soapServer =
  (stub: InsurerStub): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/soap+xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post(soapPath, async (request, reply) => {
      const { status, xml } = await answer(stub, String(request.body));
      return reply.code(status).type(soapContentType).send(xml);
    });
  };

async function answer(stub: InsurerStub, text: string): Promise<SoapReply> {
  const envelope = read(text);
  if (!envelope || envelope.kind === 'fault') return badRequest('Mesaj şemaya uymuyor.');
  const value = envelope.value;
  switch (envelope.name) {
    case 'QuoteRequest':
      return quote(stub, value as QuoteRequest);
    case 'IssueRequest':
      return issue(stub, value as PolicyOrder);
    case 'FindPolicyRequest':
      return policyReply(await stub.findPolicy((value as Message<'FindPolicyRequest'>).orderId));
    case 'CancelPolicyRequest':
      return policyReply(await stub.voidPolicy((value as Message<'CancelPolicyRequest'>).orderId));
    case 'EndorsementRequest':
      return changeReply(await stub.endorse(value as Endorsement));
    case 'CancellationRequest':
      return changeReply(await stub.cancelPolicy(value as Cancellation));
    case 'RenewalTermsRequest':
      return terms(stub, value as Renewal);
    default:
      return badRequest('Bu mesaj bir istek değil.');
  }
}

function read(text: string): Envelope | null {
  try {
    return readEnvelope(text);
  } catch {
    return null;
  }
}

async function quote(stub: InsurerStub, request: QuoteRequest): Promise<SoapReply> {
  const quoted = await stub.quote(request);
  if (quoted.kind === 'declined') return refusal(quoted);
  return { status: 200, xml: messageEnvelope('QuoteResponse', { offer: quoted.offers }) };
}

async function issue(stub: InsurerStub, order: PolicyOrder): Promise<SoapReply> {
  const quoted = await stub.issuePolicy(order);
  if (quoted.kind === 'declined') return refusal(quoted);
  return { status: 200, xml: messageEnvelope('IssueResponse', { policy: quoted.policy }) };
}

async function terms(stub: InsurerStub, renewal: Renewal): Promise<SoapReply> {
  const answer = await stub.renewalTerms(renewal);
  if (answer.kind === 'declined') return refusal(answer);
  return { status: 200, xml: messageEnvelope('RenewalTermsResponse', { terms: answer.terms }) };
}

const changeReply = (answer: ChangeAnswer): SoapReply =>
  answer.kind === 'declined'
    ? refusal(answer)
    : { status: 200, xml: messageEnvelope('PolicyChangeResponse', { change: answer.change }) };
const policyReply = (policy: Policy | null): SoapReply => ({
  status: 200,
  xml: messageEnvelope('PolicyResponse', { policy: policy ?? undefined }),
});
const badRequest = (reason: string): SoapReply => ({ status: 400, xml: faultEnvelope({ role: 'Sender', reason }) });
const refusal = ({ code, reason }: { code: string; reason: string }): SoapReply => ({
  status: 400,
  xml: faultEnvelope({ role: 'Sender', reason, refusal: { code, reason } }),
});
