/**
 * PayTR's payment page: the customer enters the card there, and PayTR charges by itself and sends a signed notification, repeated until
 * it is answered with OK. Sources: dev.paytr.com (iFrame API, status inquiry, refund, transaction report, error codes), read November 2026.
 */
import { requestJson } from '../request-json';
import {
  bankDeadline,
  type Authorised,
  type BankMessage,
  type BankPort,
  type BankReturn,
  type Initialized,
  type Inquiry,
  type Refunded,
} from '../bank-port';
import { kurusOf } from '../decimal-money';
import { isSignature } from '../signature';
import { readLedger } from './paytr-ledger';
import * as messages from './paytr-messages';

export interface PaytrOptions extends messages.PaytrKeys {
  /** e.g. `https://www.paytr.com`. */
  url: string;
  /** PayTR's test mode, in which nothing is charged. */
  isTest: boolean;
  /** Milliseconds until a request is aborted. */
  deadline?: number;
}
type Send = (path: string, fields: Record<string, string>) => Promise<unknown>;
/** Amounts in kuruş; `references` are those of partial refunds. */
interface Account {
  paid: number;
  refunded: number;
  references: ReadonlySet<string>;
}

export function paytrBank({ url, isTest, deadline = bankDeadline, ...keys }: PaytrOptions): BankPort {
  const send: Send = (path, fields) =>
    requestJson({
      url: url + path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      deadline,
    });
  const account = async (orderId: string): Promise<Account | null> =>
    accountFrom(await send('/odeme/durum-sorgu', messages.inquiryOf(keys, orderId)));
  const refund = async (orderId: string, part?: Part): Promise<Refunded> => {
    const due = refundDue(await account(orderId), orderId, part);
    return 'kind' in due
      ? due
      : refundedFrom(await send('/odeme/iade', messages.refundOf(keys, orderId, due)), orderId);
  };
  return {
    origin: new URL(url).origin,
    // A minute more than the page's lifetime, for clock skew.
    chargesForSeconds: (messages.pageMinutes + 1) * 60,
    acknowledgement: 'OK',
    cardFrameUrl: () => null,
    initialize: async (order) =>
      initializedFrom(await send('/odeme/api/get-token', messages.pageOrder(keys, isTest, order)), url),
    authorise: async (orderId) => authorisedFrom(inquiryFrom(await account(orderId))),
    inquire: async (orderId) => inquiryFrom(await account(orderId)),
    refund: (orderId) => refund(orderId),
    refundPart: refund,
    reportsByDay: true,
    ledger: (days) => readLedger((period) => send('/rapor/islem-dokumu', messages.reportOf(keys, period)), days),
    verifyReturn: (message) => verified(message, keys),
  };
}

function initializedFrom(answer: unknown, url: string): Initialized {
  const read = messages.pageToken.safeParse(answer);
  if (!read.success) return { kind: 'unavailable' };
  const { token } = read.data;
  return {
    kind: 'challenge',
    bankPaymentId: token,
    challenge: { url: `${url}/odeme/guvenli/${token}`, fields: {}, method: 'get' },
  };
}

/** PayTR's error code for an order without a successful payment. */
const nothingPaid = '004';

function accountFrom(answer: unknown): Account | null {
  const read = messages.account.safeParse(answer).data;
  if (read?.status === 'error')
    return read.err_no === nothingPaid ? { paid: 0, refunded: 0, references: new Set() } : null;
  if (!read || !/^(TL|TRY)$/.test(read.currency)) return null;
  const returns = read.returns ?? [];
  const paid = kurusOf(read.payment_total);
  const back = returns.map(({ return_amount }) => kurusOf(return_amount));
  if (paid === null || !back.every((amount) => amount !== null)) return null;
  return {
    paid,
    refunded: back.reduce((total, amount) => total + amount, 0),
    references: new Set(returns.flatMap(({ reference_no }) => reference_no ?? [])),
  };
}

function inquiryFrom(account: Account | null): Inquiry {
  if (!account) return { kind: 'unavailable' };
  if (account.paid === 0) return { kind: 'notCaptured' };
  // What was refunded in part is still captured: the rest can be refunded.
  return account.refunded < account.paid ? { kind: 'captured', paid: account.paid } : { kind: 'refunded' };
}
const authorisedFrom = (inquiry: Inquiry): Authorised => (inquiry.kind === 'captured' ? inquiry : { kind: 'unknown' });

interface Part {
  refundId: string;
  amount: number;
}

/** The refund to request, or the result when there is none. A refund that PayTR already reports is not requested again. */
function refundDue(account: Account | null, orderId: string, part?: Part): Part | Refunded {
  if (!account) return { kind: 'unavailable' };
  const { paid, refunded, references } = account;
  if (part) return references.has(messages.referenceOf(part.refundId)) ? { kind: 'refunded' } : part;
  return paid === refunded ? { kind: 'refunded' } : { refundId: `refund-${orderId}`, amount: paid - refunded };
}

function refundedFrom(answer: unknown, orderId: string): Refunded {
  const read = messages.refunded.safeParse(answer).data;
  if (read?.status === 'error') return { kind: 'refused', code: read.err_no };
  return read?.merchant_oid === orderId ? { kind: 'refunded' } : { kind: 'unavailable' };
}

/** PayTR's reasons as codes of `declineReasons`; all others are a refusal of the bank. */
const reasons: Record<string, string> = {
  '1': 'threeDFailed',
  '2': 'threeDFailed',
  '3': '10034',
  '8': 'instalmentsNotAllowed',
  '9': '10057',
  '10': 'threeDFailed',
  '11': '10034',
};
const abandoned = '6';
const doNotHonour = '10005';

/** The amount is signed but may include instalment interest, so it is not used: the paid amount comes from an inquiry. */
function verified({ fields }: BankMessage, keys: messages.PaytrKeys): BankReturn | null {
  const notice = messages.notice.safeParse(fields).data;
  if (!notice || !isSignature(notice.hash, messages.noticeHash(keys, notice))) return null;
  const { merchant_oid: orderId, status, failed_reason_code: code = '' } = notice;
  if (status === 'success') return { orderId, mdStatus: '1', status: 'success' };
  return code === abandoned
    ? { orderId, mdStatus: '0', status: 'cancelled' }
    : { orderId, mdStatus: '0', status: 'failure', reason: reasons[code] ?? doNotHonour };
}
