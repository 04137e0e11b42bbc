/** The schemas of PayTR's answers and of its notification. Source: dev.paytr.com, read November 2026. */
import { z } from 'zod';

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
