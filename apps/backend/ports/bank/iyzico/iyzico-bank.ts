/**
 * iyzico's hosted Checkout Form: the customer enters the card on iyzico's own page, which charges by itself. Sources: docs.iyzico.com
 * (checkout form, response signature validation, webhook, reporting service, refund), read November 2026.
 */
import type { Authorised, BankMessage, BankOrder, BankPort, BankReturn, Initialized, Inquiry } from '../bank-port';
import { kurusOf } from '../decimal-money';
import { accountOf, type Account } from './iyzico-account';
import { readLedger } from './iyzico-ledger';
import * as messages from './iyzico-messages';
import { sendRefund } from './iyzico-refund';
import { sender } from './iyzico-request';
import { isAnswerGenuine, isNoticeGenuine, type IyzicoKeys } from './iyzico-signatures';

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
  const send = sender(options);
  const account = async (orderId: string): Promise<Account | null> => {
    const answer = await send(`/v2/reporting/payment/details?paymentConversationId=${orderId}`);
    const read = messages.reported.safeParse(answer);
    return read.success ? accountOf(read.data.payments ?? [], orderId) : null;
  };
  const outcome = async (orderId: string, token: string | null | undefined): Promise<Authorised> =>
    token
      ? authorisedFrom(
          await send(`${form}/auth/ecom/detail`, { locale: 'tr', conversationId: orderId, token }),
          { orderId, token },
          options.secretKey,
        )
      : { kind: 'unknown' };
  return {
    origin: new URL(options.pageUrl).origin,
    chargesForSeconds,
    cardFrameUrl: () => null,
    initialize: async (order) =>
      initializedFrom(await send(`${form}/initialize/auth/ecom`, messages.formOrder(order)), order, options),
    authorise: outcome,
    inquire: async (orderId, token) => {
      const result = await outcome(orderId, token);
      return result.kind === 'declined' ? result : inquiryFrom(await account(orderId));
    },
    refund: async (orderId) =>
      sendRefund(send, { orderId, account: await account(orderId), secretKey: options.secretKey }),
    refundPart: async (orderId, part) =>
      sendRefund(send, { orderId, account: await account(orderId), secretKey: options.secretKey, part }),
    reportsByDay: true,
    ledger: (days) => readLedger(send, days),
    verifyReturn: (message) => verified(message, options.secretKey),
  };
}

/** No answer, a refusal and a page on another origin all mean that the payment did not start. */
function initializedFrom(answer: unknown, { orderId }: BankOrder, { secretKey, pageUrl }: IyzicoOptions): Initialized {
  const read = messages.initialized.safeParse(answer);
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

const bankCode = /^10\d{3}$/;
const doNotHonour = '10005';
const declinedWith = (code = doNotHonour): Authorised => ({
  kind: 'declined',
  code: bankCode.test(code) ? code : doNotHonour,
});

function authorisedFrom(answer: unknown, order: { orderId: string; token: string }, secretKey: string): Authorised {
  const read = messages.retrieved.safeParse(answer).data;
  if (read?.status === 'failure')
    return bankCode.test(read.errorCode) ? declinedWith(read.errorCode) : { kind: 'unknown' };
  if (!read || !isOfOrder(read, order, secretKey)) return { kind: 'unknown' };
  if (read.paymentStatus === 'FAILURE') return declinedWith(read.errorCode);
  const paid = kurusOf(read.paidPrice);
  const isCharged = read.paymentStatus === 'SUCCESS' && (read.fraudStatus ?? 1) === 1 && read.currency === 'TRY';
  return isCharged && paid !== null ? { kind: 'captured', paid } : { kind: 'unknown' };
}

function isOfOrder(read: messages.Settled, order: { orderId: string; token: string }, secretKey: string): boolean {
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token } = read;
  const values = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token];
  return basketId === order.orderId && token === order.token && isAnswerGenuine(secretKey, read.signature, values);
}

function inquiryFrom(account: Account | null): Inquiry {
  if (!account) return { kind: 'unavailable' };
  if (account.paid === 0 || account.isUnderReview) return { kind: 'notCaptured' };
  return account.refunded < account.paid ? { kind: 'captured', paid: account.paid } : { kind: 'refunded' };
}

/** A customer's return carries the token, which only iyzico, this backend and the customer know; a notification is signed. */
function verified({ fields, headers }: BankMessage, secretKey: string): BankReturn | null {
  const notice = messages.notice.safeParse(fields).data;
  if (notice)
    return isNoticeGenuine(secretKey, headers['x-iyz-signature-v3'], notice)
      ? returnOf(notice.paymentConversationId, notice.token, notice.status === 'SUCCESS')
      : null;
  const callback = messages.callback.safeParse(fields).data;
  return callback ? returnOf(callback.siparis, callback.token, true) : null;
}

/** A declined card leaves the payment pending: the customer may try another one on the same page. */
const returnOf = (orderId: string, bankPaymentId: string, isOver: boolean): BankReturn => ({
  orderId,
  bankPaymentId,
  mdStatus: '1',
  status: isOver ? 'success' : 'pending',
});
