/**
 * iyzico's hosted Checkout Form: the customer types the card on iyzico's own page, which charges by itself. Sources: docs.iyzico.com
 * (checkout form, response signature validation, webhook, reporting service, refund), read November 2026.
 */
import type {
  Authorised,
  BankMessage,
  BankOrder,
  BankPort,
  BankReturn,
  Initialized,
  Inquiry,
  Refunded,
} from '../bank-port';
import { askProvider } from '../ask-provider';
import { decimalOf, kurusOf } from '../decimal-money';
import { accountOf, type Account } from './iyzico-account';
import { readLedger } from './iyzico-ledger';
import * as messages from './iyzico-messages';
import { authorizationOf, isAnswerGenuine, isNoticeGenuine, type IyzicoKeys } from './iyzico-signatures';

export interface IyzicoOptions extends IyzicoKeys {
  /** The API, e.g. `https://api.iyzipay.com`. */
  url: string;
  /** Where its payment page stands, e.g. `https://cpp.iyzipay.com`; the customer is led nowhere else. */
  pageUrl: string;
  /** Milliseconds that one answer may take. */
  deadline?: number;
}
type Ask = (path: string, body?: object) => Promise<unknown>;

const form = '/payment/iyzipos/checkoutform';
/** The page's token lives half an hour; a minute more for clocks. */
const chargesForSeconds = 31 * 60;

export function iyzicoBank(options: IyzicoOptions): BankPort {
  const ask = asker(options);
  const account = async (orderId: string): Promise<Account | null> => {
    const answer = await ask(`/v2/reporting/payment/details?paymentConversationId=${orderId}`);
    const read = messages.reported.safeParse(answer);
    return read.success ? accountOf(read.data.payments ?? [], orderId) : null;
  };
  const outcome = async (orderId: string, token: string | null | undefined): Promise<Authorised> =>
    token
      ? authorisedFrom(
          await ask(`${form}/auth/ecom/detail`, { locale: 'tr', conversationId: orderId, token }),
          { orderId, token },
          options.secretKey,
        )
      : { kind: 'unknown' };
  return {
    origin: new URL(options.pageUrl).origin,
    chargesForSeconds,
    cardFrameUrl: () => null,
    initialize: async (order) =>
      initializedFrom(await ask(`${form}/initialize/auth/ecom`, messages.formOrder(order)), order, options),
    authorise: outcome,
    inquire: async (orderId, token) => {
      const told = await outcome(orderId, token);
      return told.kind === 'declined' ? told : inquiryFrom(await account(orderId));
    },
    refund: async (orderId) =>
      giveBack(ask, { orderId, account: await account(orderId), secretKey: options.secretKey }),
    refundPart: async (orderId, part) =>
      giveBack(ask, { orderId, account: await account(orderId), secretKey: options.secretKey, part }),
    reportsByDay: true,
    ledger: (days) => readLedger(ask, days),
    verifyReturn: (message) => verified(message, options.secretKey),
  };
}

function asker({ url, deadline = 8000, ...keys }: IyzicoOptions): Ask {
  return (path, given) => {
    const body = given === undefined ? '' : JSON.stringify(given);
    return askProvider({
      url: url + path,
      method: given === undefined ? 'GET' : 'POST',
      headers: { ...authorizationOf(keys, path.split('?')[0]!, body), 'content-type': 'application/json' },
      ...(given !== undefined && { body }),
      deadline,
    });
  };
}

/** Null, a refusal and a page elsewhere are the same to the customer: the payment did not begin. */
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
  if (!read || !isAbout(read, order, secretKey)) return { kind: 'unknown' };
  if (read.paymentStatus === 'FAILURE') return declinedWith(read.errorCode);
  const paid = kurusOf(read.paidPrice);
  const isCharged = read.paymentStatus === 'SUCCESS' && (read.fraudStatus ?? 1) === 1 && read.currency === 'TRY';
  return isCharged && paid !== null ? { kind: 'captured', paid } : { kind: 'unknown' };
}

function isAbout(read: messages.Settled, order: { orderId: string; token: string }, secretKey: string): boolean {
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token } = read;
  const values = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token];
  return basketId === order.orderId && token === order.token && isAnswerGenuine(secretKey, read.signature, values);
}

function inquiryFrom(account: Account | null): Inquiry {
  if (!account) return { kind: 'unavailable' };
  if (account.paid === 0 || account.isUnderReview) return { kind: 'notCaptured' };
  return account.refunded < account.paid ? { kind: 'captured', paid: account.paid } : { kind: 'refunded' };
}

interface GivingBack {
  orderId: string;
  account: Account | null;
  secretKey: string;
  part?: { refundId: string; amount: number };
}

/** iyzico refunds as often as it is asked, up to what was paid: what its account already shows is not asked again. */
async function giveBack(ask: Ask, { orderId, account, secretKey, part }: GivingBack): Promise<Refunded> {
  if (!account) return { kind: 'unavailable' };
  const { paymentId, paid, refunded, refundIds } = account;
  if (part ? refundIds.has(part.refundId) : paid === refunded) return { kind: 'refunded' };
  if (!paymentId) return { kind: 'refused', code: 'nothingPaid' };
  const conversationId = part?.refundId ?? `refund-${orderId}`;
  const price = decimalOf(part?.amount ?? paid - refunded);
  const answer = await ask('/v2/payment/refund', { locale: 'tr', conversationId, paymentId, price, currency: 'TRY' });
  const read = messages.refunded.safeParse(answer).data;
  if (!read) return { kind: 'unavailable' };
  if (read.status === 'failure') return { kind: 'refused', code: read.errorCode };
  const values = [read.paymentId, read.price, read.currency, read.conversationId];
  return isAnswerGenuine(secretKey, read.signature, values) ? { kind: 'refunded' } : { kind: 'unavailable' };
}

/** The customer's return carries the token that only iyzico, we and that customer know; a notification is signed. */
function verified({ fields, headers }: BankMessage, secretKey: string): BankReturn | null {
  const notice = messages.notice.safeParse(fields).data;
  if (notice)
    return isNoticeGenuine(secretKey, headers['x-iyz-signature-v3'], notice)
      ? wordOf(notice.paymentConversationId, notice.token, notice.status === 'SUCCESS')
      : null;
  const callback = messages.callback.safeParse(fields).data;
  return callback ? wordOf(callback.siparis, callback.token, true) : null;
}

/** A refused card is not the end: the customer may try another one on the same page. */
const wordOf = (orderId: string, bankPaymentId: string, isOver: boolean): BankReturn => ({
  orderId,
  bankPaymentId,
  mdStatus: '1',
  status: isOver ? 'success' : 'pending',
});
