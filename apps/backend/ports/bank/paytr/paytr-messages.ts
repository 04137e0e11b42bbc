/** PayTR's messages: form bodies, signed over their fields in an order that differs per call, and the schemas of its answers. Source: dev.paytr.com, read November 2026. */
import { z } from 'zod';
import type { BankOrder, Days } from '../bank-port';
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
  const { orderId, amount, instalments, checkUrl, item, buyer } = order;
  const signed = {
    merchant_id: keys.merchantId,
    user_ip: buyer.ip,
    merchant_oid: orderId,
    email: buyer.email,
    payment_amount: String(amount),
    user_basket: Buffer.from(JSON.stringify([[item, decimalOf(amount), 1]])).toString('base64'),
    no_installment: instalments === 1 ? '1' : '0',
    max_installment: instalments === 1 ? '0' : String(instalments),
    currency: 'TL',
    test_mode: isTest ? '1' : '0',
  };
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

export const inquiryOf = (keys: PaytrKeys, orderId: string): Fields => ({
  merchant_id: keys.merchantId,
  merchant_oid: orderId,
  paytr_token: sign(keys, [keys.merchantId, orderId]),
});

export const refundOf = (keys: PaytrKeys, orderId: string, back: { amount: number; refundId: string }): Fields => ({
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

const decimal = z.union([z.string(), z.number()]);
const failed = z.object({ status: z.literal('error'), err_no: z.string() });

export const pageToken = z.object({ status: z.literal('success'), token: z.string().regex(/^[\w-]{8,200}$/) });
export const account = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    /** The paid amount, including instalment interest. */
    payment_total: decimal,
    currency: z.string(),
    returns: z.array(z.object({ return_amount: decimal, reference_no: z.string().nullish() })).nullish(),
  }),
  failed,
]);
export const refunded = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), merchant_oid: z.string(), return_amount: decimal }),
  failed,
]);
/** Amounts may have a decimal comma. `failed` means that there are no transactions on these days. */
export const report = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    data: z.array(
      z.object({
        siparis_no: z.string(),
        islem_tipi: z.enum(['S', 'I']),
        islem_tutari: decimal,
        para_birimi: z.enum(['TL', 'TRY']),
      }),
    ),
  }),
  z.object({ status: z.literal('failed') }),
]);
export const notice = z.object({
  merchant_oid: z.string().regex(/^[0-9a-f]{32}$/),
  status: z.enum(['success', 'failed']),
  total_amount: z.string().regex(/^\d{1,12}$/),
  hash: z.string().max(100),
  failed_reason_code: z.string().max(4).optional(),
});
