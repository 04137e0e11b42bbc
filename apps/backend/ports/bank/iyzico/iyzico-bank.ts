/**
 * iyzico's hosted Checkout Form: the customer enters the card on iyzico's own page, which charges by itself. Sources: docs.iyzico.com
 * (checkout form, response signature validation, webhook, reporting service, refund), read November 2026.
 */
import type { Authorised, BankOrder, BankPort, Initialized } from '../bank-port';
import { inquiryFrom } from '../provider-account';
import { accountOf, type Account } from './iyzico-account';
import { readLedger } from './iyzico-ledger';
import { initialized, reported } from './iyzico-messages';
import { formOrder } from './iyzico-order';
import { sendRefund } from './iyzico-refund';
import { sender, type Send } from './iyzico-request';
import { authorisedFrom } from './iyzico-result';
import { verifiedReturn } from './iyzico-return';
import { isAnswerGenuine, type IyzicoKeys } from './iyzico-signatures';

export interface IyzicoOptions extends IyzicoKeys {
  /** The API, e.g. `https://api.iyzipay.com`. */
  url: string;
  /** Origin of its payment page, e.g. `https://cpp.iyzipay.com`; customers are redirected nowhere else. */
  pageUrl: string;
  /** Milliseconds until a request is aborted. */
  deadline?: number;
}

const form = '/payment/iyzipos/checkoutform';
/** The page's token is valid for half an hour; a minute more for clock skew. */
const chargesForSeconds = 31 * 60;

export function iyzicoBank(options: IyzicoOptions): BankPort {
  const { pageUrl, secretKey } = options;
  const send = sender(options);
  const { account, result } = reader(send, secretKey);
  return {
    origin: new URL(pageUrl).origin,
    chargesForSeconds,
    cardFrameUrl: () => null,
    initialize: async (order) =>
      initializedFrom(await send(`${form}/initialize/auth/ecom`, formOrder(order)), order, options),
    authorise: result,
    inquire: async (orderId, token) => {
      const ofForm = await result(orderId, token);
      return ofForm.kind === 'declined' ? ofForm : inquiryFrom(await account(orderId));
    },
    refund: async (orderId) => sendRefund(send, { orderId, account: await account(orderId), secretKey }),
    refundPart: async (orderId, part) =>
      sendRefund(send, { orderId, account: await account(orderId), secretKey, part }),
    reportsByDay: true,
    ledger: (days) => readLedger(send, days),
    verifyReturn: (message) => verifiedReturn(message, secretKey),
  };
}

/** Reads what iyzico knows of an order: its charges and refunds, and the result of its form. */
const reader = (send: Send, secretKey: string) => ({
  account: async (orderId: string): Promise<Account | null> => {
    const answer = await send(`/v2/reporting/payment/details?paymentConversationId=${orderId}`);
    const read = reported.safeParse(answer);
    return read.success ? accountOf(read.data.payments ?? [], orderId) : null;
  },
  result: async (orderId: string, token: string | null | undefined): Promise<Authorised> => {
    if (!token) return { kind: 'unknown' };
    const answer = await send(`${form}/auth/ecom/detail`, { locale: 'tr', conversationId: orderId, token });
    return authorisedFrom(answer, { orderId, token }, secretKey);
  },
});

/** No answer, a refusal and a page on another origin all mean that the payment did not start. */
function initializedFrom(answer: unknown, { orderId }: BankOrder, { secretKey, pageUrl }: IyzicoOptions): Initialized {
  const read = initialized.safeParse(answer);
  if (!read.success) return { kind: 'unavailable' };
  const { conversationId, token, paymentPageUrl, signature } = read.data;
  const page = new URL(paymentPageUrl);
  const isOurs = conversationId === orderId && page.origin === new URL(pageUrl).origin;
  if (!isOurs || !isAnswerGenuine(secretKey, signature, [conversationId, token])) return { kind: 'unavailable' };
  const challenge = {
    url: page.origin + page.pathname,
    fields: Object.fromEntries(page.searchParams),
    method: 'get' as const,
  };
  return { kind: 'challenge', bankPaymentId: token, challenge };
}
