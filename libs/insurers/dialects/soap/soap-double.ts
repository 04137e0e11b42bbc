import type { FastifyPluginAsync } from 'fastify';
import type { InsurerDesk } from '../../port';
import type { Policy } from '../../policy-order';
import { quoteRequest, type QuoteRequest } from '../../quote-request';
import { faultEnvelope, messageEnvelope, readEnvelope, soapContentType, type Envelope } from './envelope';
import { soapPath } from './soap-client';
import { fromSoapOrder, fromSoapRequest, toSoapOffer, toSoapPolicy } from './soap-mapping';
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
      return quote(desk, quoteRequest.safeParse(fromSoapRequest(value as Message<'QuoteRequest'>)).data);
    case 'IssueRequest':
      return issue(desk, value as Message<'IssueRequest'>);
    case 'FindPolicyRequest':
      return policyReply(await desk.findPolicy((value as Message<'FindPolicyRequest'>).OrderId));
    case 'CancelPolicyRequest':
      return policyReply(await desk.cancelPolicy((value as Message<'CancelPolicyRequest'>).OrderId));
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

async function quote(desk: InsurerDesk, request: QuoteRequest | undefined): Promise<SoapReply> {
  if (!request) return badRequest('Sorgu alan sınırlarına uymuyor.');
  const answered = await desk.quote(request);
  if (answered.kind === 'declined') return refusal(answered);
  return { status: 200, xml: messageEnvelope('QuoteResponse', { Offer: answered.offers.map(toSoapOffer) }) };
}

async function issue(desk: InsurerDesk, order: Message<'IssueRequest'>): Promise<SoapReply> {
  const answered = await desk.issuePolicy(fromSoapOrder(order));
  if (answered.kind === 'declined') return refusal(answered);
  return { status: 200, xml: messageEnvelope('IssueResponse', { Policy: toSoapPolicy(answered.policy) }) };
}

const policyReply = (policy: Policy | null): SoapReply => ({
  status: 200,
  xml: messageEnvelope('PolicyResponse', { Policy: policy ? toSoapPolicy(policy) : undefined }),
});
const badRequest = (reason: string): SoapReply => ({ status: 400, xml: faultEnvelope({ role: 'Sender', reason }) });
const refusal = ({ code, reason }: { code: string; reason: string }): SoapReply => ({
  status: 400,
  xml: faultEnvelope({ role: 'Sender', reason, refusal: { Code: code, Reason: reason } }),
});
