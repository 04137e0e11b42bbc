/** What PayTR is sent: form bodies, signed over their fields in an order that differs per call. Source: dev.paytr.com, read November 2026. */
import type { BankOrder, Days, PartialRefund } from '../bank-port';
import { decimalOf } from '../decimal-money';
import { signatureOf } from '../signature';

export interface PaytrKeys {
  merchantId: string;
  merchantKey: string;
  merchantSalt: string;
}
type Fields = Record<string, string>;

export const pageMinutes = 15;

const sign = ({ merchantKey, merchantSalt }: PaytrKeys, values: readonly string[]): string =>
  signatureOf(merchantKey, values.join('') + merchantSalt, 'base64');

/** The amount of a payment page is in kuruş; amounts of refunds and inquiries are decimal lira. */
export function pageOrder(keys: PaytrKeys, isTest: boolean, order: BankOrder): Fields {
  const signed = signedOrder(keys, isTest, order);
  const { checkUrl, buyer } = order;
  return {
    ...signed,
    paytr_token: sign(keys, Object.values(signed)),
    user_name: buyer.name,
    user_address: buyer.address,
    user_phone: `0${buyer.phoneNumber}`,
    merchant_ok_url: checkUrl,
    merchant_fail_url: checkUrl,
    timeout_limit: String(pageMinutes),
    lang: 'tr',
    debug_on: '0',
  };
}

/** In the order in which they are signed. */
const signedOrder = (
  { merchantId }: PaytrKeys,
  isTest: boolean,
  { orderId, amount, instalments, item, buyer }: BankOrder,
): Fields => ({
  merchant_id: merchantId,
  user_ip: buyer.ip,
  merchant_oid: orderId,
  email: buyer.email,
  payment_amount: String(amount),
  user_basket: Buffer.from(JSON.stringify([[item, decimalOf(amount), 1]])).toString('base64'),
  no_installment: instalments === 1 ? '1' : '0',
  max_installment: instalments === 1 ? '0' : String(instalments),
  currency: 'TL',
  test_mode: isTest ? '1' : '0',
});

export const inquiryOf = (keys: PaytrKeys, orderId: string): Fields => ({
  merchant_id: keys.merchantId,
  merchant_oid: orderId,
  paytr_token: sign(keys, [keys.merchantId, orderId]),
});

export const refundOf = (keys: PaytrKeys, orderId: string, back: PartialRefund): Fields => ({
  merchant_id: keys.merchantId,
  merchant_oid: orderId,
  return_amount: decimalOf(back.amount),
  reference_no: referenceOf(back.refundId),
  paytr_token: sign(keys, [keys.merchantId, orderId, decimalOf(back.amount)]),
});

/** Sales and refunds of at most three days. */
export function reportOf(keys: PaytrKeys, { from, to }: Days): Fields {
  const signed = { merchant_id: keys.merchantId, start_date: `${from} 00:00:00`, end_date: `${to} 23:59:59` };
  return { ...signed, paytr_token: sign(keys, Object.values(signed)) };
}

/** At most 64 letters and digits. */
export const referenceOf = (refundId: string): string => refundId.replace(/[^0-9A-Za-z]/g, '').slice(0, 64);

export const noticeHash = (
  { merchantKey, merchantSalt }: PaytrKeys,
  { merchant_oid, status, total_amount }: { merchant_oid: string; status: string; total_amount: string },
): string => signatureOf(merchantKey, merchant_oid + merchantSalt + status + total_amount, 'base64');
