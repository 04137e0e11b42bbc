/** The sandbox bank over HTTP. */
import { readReturn } from '@emsal/sandbox-bank/signed-return';
import {
  authoriseAnswer,
  initializeAnswer,
  inquiryAnswer,
  ledgerAnswer,
  merchantKeyHeader,
  merchantPaths,
  refundAnswer,
  type AuthoriseAnswer,
  type InitializeAnswer,
  type InitializeBody,
  type InquiryAnswer,
  type RefundAnswer,
} from '@emsal/sandbox-bank/wire';
import type { z } from 'zod';
import {
  bankDeadline,
  type Authorised,
  type BankOrder,
  type BankPort,
  type BankReturn,
  type Initialized,
  type Inquiry,
  type Refunded,
} from './bank-port';
import { reportBytes, requestJson } from './request-json';

export interface SandboxBankOptions {
  /** e.g. `http://127.0.0.1:4300`. */
  url: string;
  merchantSecret: string;
  /** Milliseconds until a request is aborted. */
  deadline?: number;
}

export function sandboxBank(options: SandboxBankOptions): BankPort {
  const { url, merchantSecret } = options;
  const send = sender(options);
  return {
    origin: new URL(url).origin,
    cardFrameUrl: (parentOrigin) => `${url}/bank/card-frame?parent=${encodeURIComponent(parentOrigin)}`,
    initialize: async (order) =>
      initializedFrom(await send(merchantPaths.initialize, initializeAnswer, wireOf(order)), url),
    authorise: async (orderId) => authorisedFrom(await send(merchantPaths.authorise, authoriseAnswer, { orderId })),
    inquire: async (orderId) => inquiryFrom(await send(`${merchantPaths.orders}/${orderId}`, inquiryAnswer)),
    refund: async (orderId) => refundedFrom(await send(merchantPaths.refund, refundAnswer, { orderId })),
    refundPart: async (orderId, part) =>
      refundedFrom(await send(merchantPaths.refund, refundAnswer, { orderId, ...part })),
    ledger: async () => (await send(merchantPaths.ledger, ledgerAnswer))?.entries ?? null,
    verifyReturn: ({ fields }) => verifiedReturn(fields, merchantSecret),
  };
}

/** POST with a body, GET without; null for an unreadable answer. */
const sender =
  ({ url, merchantSecret, deadline = bankDeadline }: SandboxBankOptions) =>
  async <T extends z.ZodType>(path: string, schema: T, body?: object): Promise<z.output<T> | null> => {
    const answer = await requestJson({
      url: url + path,
      method: body ? 'POST' : 'GET',
      headers: { [merchantKeyHeader]: merchantSecret, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      deadline,
      readsErrors: true,
      // Its ledger is one answer.
      maxBytes: reportBytes,
    });
    return schema.safeParse(answer).data ?? null;
  };

/** Without the buyer, whose data the sandbox does not need. */
const wireOf = ({ buyer: _buyer, item: _item, checkUrl: _checkUrl, ...order }: BankOrder): InitializeBody => ({
  ...order,
  currency: 'TRY',
});

function initializedFrom(answer: InitializeAnswer | null, url: string): Initialized {
  if (!answer) return { kind: 'unavailable' };
  if (answer.status === 'refused') return { kind: 'refused', code: answer.code };
  return {
    kind: 'challenge',
    bankPaymentId: answer.paymentId,
    challenge: { url: url + answer.challenge.path, fields: answer.challenge.fields },
  };
}
function authorisedFrom(answer: AuthoriseAnswer | null): Authorised {
  if (!answer) return { kind: 'unknown' };
  return answer.status === 'captured' ? { kind: 'captured' } : { kind: 'declined', code: answer.code };
}
function inquiryFrom(answer: InquiryAnswer | null): Inquiry {
  if (!answer) return { kind: 'unavailable' };
  if ('code' in answer) return { kind: 'notCaptured' };
  if (answer.captured > answer.refunded) return { kind: 'captured' };
  if (answer.captured > 0) return { kind: 'refunded' };
  return answer.state === 'declined' ? { kind: 'declined', code: answer.errorCode ?? '' } : { kind: 'notCaptured' };
}
function refundedFrom(answer: RefundAnswer | null): Refunded {
  if (!answer) return { kind: 'unavailable' };
  if (answer.status === 'refunded') return { kind: 'refunded' };
  // An order that the bank does not know has nothing to refund.
  return answer.code === 'orderUnknown' ? { kind: 'refunded' } : { kind: 'refused', code: answer.code };
}

function verifiedReturn(fields: unknown, secret: string): BankReturn | null {
  const read = readReturn(fields, secret);
  if (!read) return null;
  const { orderId, paymentId, amount, currency, nonce, mdStatus, status } = read;
  return { orderId, bankPaymentId: paymentId, amount: Number(amount), currency, nonce, mdStatus, status };
}
