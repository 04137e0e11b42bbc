/** The sandbox bank over HTTP. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { request } from 'undici';
import { z } from 'zod';
import type { BankOrder, BankPort, BankReturn, Initialized, Inquiry, Refunded, Authorised } from './bank-port';

export interface SandboxBankOptions {
  /** e.g. `http://127.0.0.1:4300`. */
  url: string;
  merchantSecret: string;
  /** Milliseconds that one answer may take. */
  deadline?: number;
}

/** The sandbox derives the same secret from the key that both are started with (docs/decisions/051). */
export const merchantSecretOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('sandbox-bank').digest('hex');

const refused = z.object({ status: z.literal('refused'), code: z.string() });
const initialized = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ok'),
    paymentId: z.string(),
    challenge: z.object({ path: z.string(), fields: z.record(z.string(), z.string()) }),
  }),
  refused,
]);
const authorised = z.discriminatedUnion('status', [
  z.object({ status: z.literal('captured') }),
  z.object({ status: z.literal('declined'), code: z.string() }),
  refused,
]);
const inquiry = z.object({ state: z.string(), errorCode: z.string().nullable(), captured: z.int(), refunded: z.int() });
const refunded = z.discriminatedUnion('status', [z.object({ status: z.literal('refunded') }), refused]);
const ledger = z.object({
  entries: z.array(
    z.object({
      orderId: z.string(),
      kind: z.enum(['capture', 'refund']),
      amount: z.int(),
      refundId: z.string().optional(),
    }),
  ),
});
const signedReturn = z.object({
  orderId: z.string().regex(/^[0-9a-f]{32}$/),
  paymentId: z.string().max(64),
  amount: z.string().regex(/^\d{1,12}$/),
  currency: z.string().max(3),
  nonce: z.string().max(100),
  mdStatus: z.string().max(2),
  status: z.enum(['success', 'failure', 'cancelled']),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

export function sandboxBank({ url, merchantSecret, deadline = 8000 }: SandboxBankOptions): BankPort {
  /** A body is posted; without one the path is read. */
  const ask = async <T extends z.ZodType>(path: string, schema: T, body?: object): Promise<z.output<T> | null> => {
    const headers = { 'x-merchant-key': merchantSecret, ...(body && { 'content-type': 'application/json' }) };
    try {
      const reply = await request(`${url}/bank/merchant/${path}`, {
        method: body ? 'POST' : 'GET',
        signal: AbortSignal.timeout(deadline),
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.body.text();
      return schema.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null; // every caller has an outcome for "no answer that can be read"
    }
  };
  return {
    origin: new URL(url).origin,
    cardFrameUrl: (parentOrigin) => `${url}/bank/card-frame?parent=${encodeURIComponent(parentOrigin)}`,
    initialize: async (order) => initializedFrom(await ask('initialize', initialized, { ...wireOf(order) }), url),
    authorise: async (orderId) => authorisedFrom(await ask('authorise', authorised, { orderId })),
    inquire: async (orderId) =>
      inquiryFrom(await ask(`orders/${orderId}`, z.union([inquiry, z.object({ code: z.literal('orderUnknown') })]))),
    refund: async (orderId) => refundedFrom(await ask('refund', refunded, { orderId })),
    refundPart: async (orderId, part) => refundedFrom(await ask('refund', refunded, { orderId, ...part })),
    ledger: async () => (await ask('ledger', ledger))?.entries ?? null,
    verifyReturn: ({ fields }) => verifiedReturn(fields, merchantSecret),
  };
}

/** Without the buyer: the sandbox has no use for a person's data. */
const wireOf = ({ buyer: _buyer, item: _item, checkUrl: _checkUrl, ...order }: BankOrder): object => ({
  ...order,
  currency: 'TRY',
});

function initializedFrom(answer: z.output<typeof initialized> | null, url: string): Initialized {
  if (!answer) return { kind: 'unavailable' };
  if (answer.status === 'refused') return { kind: 'refused', code: answer.code };
  return {
    kind: 'challenge',
    bankPaymentId: answer.paymentId,
    challenge: { url: url + answer.challenge.path, fields: answer.challenge.fields },
  };
}
function authorisedFrom(answer: z.output<typeof authorised> | null): Authorised {
  if (!answer) return { kind: 'unknown' };
  return answer.status === 'captured' ? { kind: 'captured' } : { kind: 'declined', code: answer.code };
}
function inquiryFrom(answer: z.output<typeof inquiry> | { code: string } | null): Inquiry {
  if (!answer) return { kind: 'unavailable' };
  if ('code' in answer) return { kind: 'notCaptured' };
  if (answer.captured > answer.refunded) return { kind: 'captured' };
  if (answer.captured > 0) return { kind: 'refunded' };
  return answer.state === 'declined' ? { kind: 'declined', code: answer.errorCode ?? '' } : { kind: 'notCaptured' };
}
function refundedFrom(answer: z.output<typeof refunded> | null): Refunded {
  if (!answer) return { kind: 'unavailable' };
  if (answer.status === 'refunded') return { kind: 'refunded' };
  // An order that the bank never saw has nothing to give back.
  return answer.code === 'orderUnknown' ? { kind: 'refunded' } : { kind: 'refused', code: answer.code };
}

function verifiedReturn(fields: unknown, secret: string): BankReturn | null {
  const parsed = signedReturn.safeParse(fields);
  if (!parsed.success) return null;
  const { orderId, paymentId, amount, currency, nonce, mdStatus, status, signature } = parsed.data;
  const wanted = createHmac('sha256', secret)
    .update([orderId, paymentId, amount, currency, nonce, mdStatus, status].join('|'))
    .digest();
  if (!timingSafeEqual(wanted, Buffer.from(signature, 'hex'))) return null;
  return { orderId, bankPaymentId: paymentId, amount: Number(amount), currency, nonce, mdStatus, status };
}
