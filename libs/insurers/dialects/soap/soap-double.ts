import type { FastifyPluginAsync } from 'fastify';
import type { InsurerDesk } from '../../port';
import type { Policy, PolicyOrder } from '../../policy-order';
import type { QuoteRequest } from '../../quote-request';
import { faultEnvelope, messageEnvelope, readEnvelope, soapContentType, type Envelope } from './envelope';
import { soapPath } from './soap-client';
import type { Message } from './soap-messages';

interface SoapReply {
  /** SOAP 1.2 HTTP binding: a Sender fault travels as 400, a Receiver fault as 500. */
  status: 200 | 400 | 500;
  xml: string;
}

export const soapDouble =
  (desk: InsurerDesk): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/soap+xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post(soapPath, async (request, reply) => {
      const { status, xml } = await answer(desk, String(request.body));
      return reply.code(status).type(soapContentType).send(xml);
    });
  };

async function answer(desk: InsurerDesk, text: string): Promise<SoapReply> {
  const envelope = read(text);
  if (!envelope || envelope.kind === 'fault') return badRequest('Mesaj şemaya uymuyor.');
  const value = envelope.value;
  switch (envelope.name) {
    case 'QuoteRequest':
      return quote(desk, value as QuoteRequest);
    case 'IssueRequest':
      return issue(desk, value as PolicyOrder);
    case 'FindPolicyRequest':
      return policyReply(await desk.findPolicy((value as Message<'FindPolicyRequest'>).orderId));
    case 'CancelPolicyRequest':
      return policyReply(await desk.cancelPolicy((value as Message<'CancelPolicyRequest'>).orderId));
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

async function quote(desk: InsurerDesk, request: QuoteRequest): Promise<SoapReply> {
  const answered = await desk.quote(request);
  if (answered.kind === 'declined') return refusal(answered);
  return { status: 200, xml: messageEnvelope('QuoteResponse', { offer: answered.offers }) };
}

async function issue(desk: InsurerDesk, order: PolicyOrder): Promise<SoapReply> {
  const answered = await desk.issuePolicy(order);
  if (answered.kind === 'declined') return refusal(answered);
  return { status: 200, xml: messageEnvelope('IssueResponse', { policy: answered.policy }) };
}

const policyReply = (policy: Policy | null): SoapReply => ({
  status: 200,
  xml: messageEnvelope('PolicyResponse', { policy: policy ?? undefined }),
});
const badRequest = (reason: string): SoapReply => ({ status: 400, xml: faultEnvelope({ role: 'Sender', reason }) });
const refusal = ({ code, reason }: { code: string; reason: string }): SoapReply => ({
  status: 400,
  xml: faultEnvelope({ role: 'Sender', reason, refusal: { code, reason } }),
});
