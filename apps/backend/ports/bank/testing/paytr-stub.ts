/** A stateful stub of PayTR with pages, charges and refunds, for tests of checkout with a provider that charges by itself. */
import { signatureOf } from '../signature';
import { decimalOf, kurusOf } from '../decimal-money';
import type { PaytrKeys } from '../paytr/paytr-bodies';
import { json, openProviderStub, type RecordedRequest } from './provider-stub';

interface Booked {
  ordered: number;
  /** Kuruş. */
  paid: number;
  returns: { return_amount: string; reference_no: string }[];
}
export interface PaytrStub {
  url: string;
  book: Map<string, Booked>;
  /** Date of all transactions, `YYYY-MM-DD`. */
  bookedOn: string;
  /** Default false. */
  refusesRefunds: boolean;
  /** The customer pays on the page, by default the ordered amount. @returns PayTR's notification */
  pay(orderId: string, amount?: number): Record<string, string>;
  /** @returns the notification of an abandoned page or a declined card */
  fail(orderId: string, code: string): Record<string, string>;
  close(): void;
}

export const testKeys: PaytrKeys = { merchantId: '123456', merchantKey: 'shop-key', merchantSalt: 'shop-salt' };
const fieldsOf = ({ body }: RecordedRequest): Record<string, string> => Object.fromEntries(new URLSearchParams(body));

export async function openPaytrStub(): Promise<PaytrStub> {
  const stub = await openProviderStub();
  const book: PaytrStub['book'] = new Map();
  const paytr: PaytrStub = {
    url: stub.url,
    book,
    bookedOn: '',
    refusesRefunds: false,
    pay: (orderId, amount) => {
      const booked = book.get(orderId)!;
      booked.paid = amount ?? booked.ordered;
      return noticeOf({ merchant_oid: orderId, status: 'success', total_amount: String(booked.paid) });
    },
    fail: (orderId, code) =>
      noticeOf({ merchant_oid: orderId, status: 'failed', total_amount: '0', failed_reason_code: code }),
    close: stub.close,
  };
  stub.responses = {
    '/odeme/api/get-token': json((request) => {
      const { merchant_oid = '', payment_amount } = fieldsOf(request);
      book.set(merchant_oid, { ordered: Number(payment_amount), paid: 0, returns: [] });
      return { status: 'success', token: `page-${merchant_oid}` };
    }),
    '/odeme/durum-sorgu': json((request) => accountOf(book.get(fieldsOf(request)['merchant_oid'] ?? ''))),
    '/odeme/iade': json((request) => {
      const { merchant_oid = '', return_amount = '', reference_no = '' } = fieldsOf(request);
      if (paytr.refusesRefunds) return { status: 'error', err_no: '009', err_msg: 'Yetersiz bakiye' };
      book.get(merchant_oid)?.returns.push({ return_amount, reference_no });
      return { status: 'success', merchant_oid, return_amount };
    }),
    '/rapor/islem-dokumu': json((request) => {
      const { start_date = '', end_date = '' } = fieldsOf(request);
      const data =
        start_date.slice(0, 10) <= paytr.bookedOn && paytr.bookedOn <= end_date.slice(0, 10) ? rowsOf(book) : [];
      return data.length > 0 ? { status: 'success', data } : { status: 'failed' };
    }),
  };
  return paytr;
}

const rowsOf = (book: PaytrStub['book']): object[] =>
  [...book].flatMap(([siparis_no, { paid, returns }]) => [
    ...(paid > 0 ? [{ siparis_no, islem_tipi: 'S', islem_tutari: decimalOf(paid), para_birimi: 'TL' }] : []),
    ...returns.map(({ return_amount: islem_tutari }) => ({
      siparis_no,
      islem_tipi: 'I',
      islem_tutari,
      para_birimi: 'TL',
    })),
  ]);

const accountOf = (booked: Booked | undefined): object =>
  booked && booked.paid > 0
    ? { status: 'success', payment_total: decimalOf(booked.paid), currency: 'TL', returns: booked.returns }
    : { status: 'error', err_no: '004' };

function noticeOf(fields: { merchant_oid: string; status: string; total_amount: string; failed_reason_code?: string }) {
  const { merchant_oid, status, total_amount } = fields;
  const hash = signatureOf(
    testKeys.merchantKey,
    merchant_oid + testKeys.merchantSalt + status + total_amount,
    'base64',
  );
  return { ...fields, hash };
}

/** Kuruş that were paid and not refunded. */
export const leftOf = ({ paid, returns }: Booked): number =>
  returns.reduce((left, { return_amount }) => left - (kurusOf(return_amount) ?? NaN), paid);
