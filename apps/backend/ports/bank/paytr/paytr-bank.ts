/**
 * PayTR's payment page: the customer types the card there, PayTR charges by itself and tells us by a signed notification, which it
 * repeats until it hears OK. Sources: dev.paytr.com (iFrame API, status inquiry, refund, report of transactions, error codes), read November 2026.
 */
import { askProvider } from '../ask-provider';
import type { Authorised, BankMessage, BankPort, BankReturn, Initialized, Inquiry, Refunded } from '../bank-port';
import { kurusOf } from '../decimal-money';
import { isSignature } from '../signature';
import { readLedger } from './paytr-ledger';
import * as messages from './paytr-messages';

export interface PaytrOptions extends messages.PaytrKeys {
  /** e.g. `https://www.paytr.com`. */
  url: string;
  /** Nothing is charged. */
  isTest: boolean;
  /** Milliseconds that one answer may take. */
  deadline?: number;
}
type Ask = (path: string, fields: Record<string, string>) => Promise<unknown>;
/** Kuruş; `references`: the names of parts that went back. */
interface Account {
  paid: number;
  refunded: number;
  references: ReadonlySet<string>;
}

export function paytrBank({ url, isTest, deadline = 8000, ...keys }: PaytrOptions): BankPort {
  const ask: Ask = (path, fields) =>
    askProvider({
      url: url + path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      deadline,
    });
  const account = async (orderId: string): Promise<Account | null> =>
    accountFrom(await ask('/odeme/durum-sorgu', messages.inquiryOf(keys, orderId)));
  const giveBack = async (orderId: string, part?: Part): Promise<Refunded> => {
    const owed = owedFrom(await account(orderId), orderId, part);
    return 'kind' in owed
      ? owed
      : refundedFrom(await ask('/odeme/iade', messages.refundOf(keys, orderId, owed)), orderId);
  };
  return {
    origin: new URL(url).origin,
    // A minute more than the page lives, for clocks.
    chargesForSeconds: (messages.pageMinutes + 1) * 60,
    acknowledgement: 'OK',
    cardFrameUrl: () => null,
    initialize: async (order) =>
      initializedFrom(await ask('/odeme/api/get-token', messages.pageOrder(keys, isTest, order)), url),
    authorise: async (orderId) => authorisedFrom(inquiryFrom(await account(orderId))),
    inquire: async (orderId) => inquiryFrom(await account(orderId)),
    refund: (orderId) => giveBack(orderId),
    refundPart: giveBack,
    reportsByDay: true,
    ledger: (days) => readLedger((period) => ask('/rapor/islem-dokumu', messages.reportOf(keys, period)), days),
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

/** PayTR's answer where no payment of the order succeeded. */
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
  return account.refunded < account.paid ? { kind: 'captured', paid: account.paid } : { kind: 'refunded' };
}
const authorisedFrom = (inquiry: Inquiry): Authorised => (inquiry.kind === 'captured' ? inquiry : { kind: 'unknown' });

interface Part {
  refundId: string;
  amount: number;
}

/** What is still to be given back, or the answer where nothing is. What the account already shows is not asked again. */
function owedFrom(account: Account | null, orderId: string, part?: Part): Part | Refunded {
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

/** PayTR's reasons as codes of `declineReasons`; whatever is not here is the bank's own refusal. */
const reasons: Record<string, string> = {
  '1': 'threeDFailed',
  '2': 'threeDFailed',
  '3': '10034',
  '8': 'instalmentsNotAllowed',
  '9': '10057',
  '10': 'threeDFailed',
  '11': '10034',
};
const gaveUp = '6';
const doNotHonour = '10005';

/** The amount is in the hash but may carry instalment interest: what was paid is asked, and another sum goes back. */
function verified({ fields }: BankMessage, keys: messages.PaytrKeys): BankReturn | null {
  const notice = messages.notice.safeParse(fields).data;
  if (!notice || !isSignature(notice.hash, messages.noticeHash(keys, notice))) return null;
  const { merchant_oid: orderId, status, failed_reason_code: code = '' } = notice;
  if (status === 'success') return { orderId, mdStatus: '1', status: 'success' };
  return code === gaveUp
    ? { orderId, mdStatus: '0', status: 'cancelled' }
    : { orderId, mdStatus: '0', status: 'failure', reason: reasons[code] ?? doNotHonour };
}
