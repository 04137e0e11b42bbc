/**
 * PayTR's payment page: the customer enters the card there, and PayTR charges by itself and sends a signed notification, repeated until
 * it is answered with OK. Sources: dev.paytr.com (iFrame API, status inquiry, refund, transaction report, error codes), read November 2026.
 */
import {
  bankDeadline,
  type Authorised,
  type BankPort,
  type Initialized,
  type Inquiry,
  type PartialRefund,
  type Refunded,
} from '../bank-port';
import { inquiryFrom } from '../provider-account';
import { reportBytes, requestJson } from '../request-json';
import { accountFrom, type Account } from './paytr-account';
import * as bodies from './paytr-bodies';
import { readLedger } from './paytr-ledger';
import { pageToken } from './paytr-messages';
import { refundDue, refundedFrom } from './paytr-refund';
import { verifiedReturn } from './paytr-return';

export interface PaytrOptions extends bodies.PaytrKeys {
  /** e.g. `https://www.paytr.com`. */
  url: string;
  /** PayTR's test mode, in which nothing is charged. */
  isTest: boolean;
  /** Milliseconds until a request is aborted. */
  deadline?: number;
}
type Send = (path: string, fields: Record<string, string>, maxBytes?: number) => Promise<unknown>;

export function paytrBank(options: PaytrOptions): BankPort {
  const { url, isTest, ...keys } = options;
  const send = sender(options);
  const account = async (orderId: string): Promise<Account | null> =>
    accountFrom(await send('/odeme/durum-sorgu', bodies.inquiryOf(keys, orderId)));
  const refund = async (orderId: string, part?: PartialRefund): Promise<Refunded> => {
    const due = refundDue(await account(orderId), orderId, part);
    return 'kind' in due ? due : refundedFrom(await send('/odeme/iade', bodies.refundOf(keys, orderId, due)), orderId);
  };
  return {
    origin: new URL(url).origin,
    // A minute more than the page's lifetime, for clock skew.
    chargesForSeconds: (bodies.pageMinutes + 1) * 60,
    acknowledgement: 'OK',
    cardFrameUrl: () => null,
    initialize: async (order) =>
      initializedFrom(await send('/odeme/api/get-token', bodies.pageOrder(keys, isTest, order)), url),
    authorise: async (orderId) => authorisedFrom(inquiryFrom(await account(orderId))),
    inquire: async (orderId) => inquiryFrom(await account(orderId)),
    refund: (orderId) => refund(orderId),
    refundPart: refund,
    reportsByDay: true,
    ledger: (days) =>
      readLedger((period) => send('/rapor/islem-dokumu', bodies.reportOf(keys, period), reportBytes), days),
    verifyReturn: (message) => verifiedReturn(message, keys),
  };
}

const sender =
  ({ url, deadline = bankDeadline }: PaytrOptions): Send =>
  (path, fields, maxBytes) =>
    requestJson({
      url: url + path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      deadline,
      ...(maxBytes !== undefined && { maxBytes }),
    });

function initializedFrom(answer: unknown, url: string): Initialized {
  const read = pageToken.safeParse(answer);
  if (!read.success) return { kind: 'unavailable' };
  const { token } = read.data;
  return {
    kind: 'challenge',
    bankPaymentId: token,
    challenge: { url: `${url}/odeme/guvenli/${token}`, fields: {}, method: 'get' },
  };
}

const authorisedFrom = (inquiry: Inquiry): Authorised => (inquiry.kind === 'captured' ? inquiry : { kind: 'unknown' });
