/** PayTR as it keeps its own book: pages, charges and what went back, for tests of checkout with a provider that charges by itself. */
import { signatureOf } from '../signature';
import { decimalOf, kurusOf } from '../decimal-money';
import type { PaytrKeys } from '../paytr/paytr-messages';
import { json, openDouble, type Asked } from './provider-double';

interface Booked {
  ordered: number;
  /** Kuruş. */
  paid: number;
  returns: { return_amount: string; reference_no: string }[];
}
export interface PaytrDouble {
  url: string;
  book: Map<string, Booked>;
  /** Everything in the book moved on this day, `YYYY-MM-DD`. */
  bookedOn: string;
  /** The customer pays on the page. Without an amount what was ordered. @returns the notification that PayTR sends */
  pay(orderId: string, amount?: number): Record<string, string>;
  /** The notification of a page that was left or a card that was refused. */
  fail(orderId: string, code: string): Record<string, string>;
  close(): void;
}

export const testKeys: PaytrKeys = { merchantId: '123456', merchantKey: 'shop-key', merchantSalt: 'shop-salt' };
const fieldsOf = ({ body }: Asked): Record<string, string> => Object.fromEntries(new URLSearchParams(body));

export async function openPaytr(): Promise<PaytrDouble> {
  const double = await openDouble();
  const book: PaytrDouble['book'] = new Map();
  const paytr: PaytrDouble = {
    url: double.url,
    book,
    bookedOn: '',
    pay: (orderId, amount) => {
      const booked = book.get(orderId)!;
      booked.paid = amount ?? booked.ordered;
      return noticeOf({ merchant_oid: orderId, status: 'success', total_amount: String(booked.paid) });
    },
    fail: (orderId, code) =>
      noticeOf({ merchant_oid: orderId, status: 'failed', total_amount: '0', failed_reason_code: code }),
    close: double.close,
  };
  double.answers = {
    '/odeme/api/get-token': json((asked) => {
      const { merchant_oid = '', payment_amount } = fieldsOf(asked);
      book.set(merchant_oid, { ordered: Number(payment_amount), paid: 0, returns: [] });
      return { status: 'success', token: `page-${merchant_oid}` };
    }),
    '/odeme/durum-sorgu': json((asked) => accountOf(book.get(fieldsOf(asked)['merchant_oid'] ?? ''))),
    '/odeme/iade': json((asked) => {
      const { merchant_oid = '', return_amount = '', reference_no = '' } = fieldsOf(asked);
      book.get(merchant_oid)?.returns.push({ return_amount, reference_no });
      return { status: 'success', merchant_oid, return_amount };
    }),
    '/rapor/islem-dokumu': json((asked) => {
      const { start_date = '', end_date = '' } = fieldsOf(asked);
      const data =
        start_date.slice(0, 10) <= paytr.bookedOn && paytr.bookedOn <= end_date.slice(0, 10) ? rowsOf(book) : [];
      return data.length > 0 ? { status: 'success', data } : { status: 'failed' };
    }),
  };
  return paytr;
}

const rowsOf = (book: PaytrDouble['book']): object[] =>
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

/** Kuruş that the customer is left with having paid. */
export const leftOf = ({ paid, returns }: Booked): number =>
  returns.reduce((left, { return_amount }) => left - (kurusOf(return_amount) ?? NaN), paid);
