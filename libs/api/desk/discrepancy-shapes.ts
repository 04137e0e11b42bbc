/** Differences between the bank's ledger and our payments, as the desk sees them. */
import { z } from 'zod';

export const discrepancyKind = z.enum([
  'orderUnknown',
  'capturedTwice',
  'amountDiffers',
  'notAtBank',
  'notRefunded',
  'refundUnknown',
]);
export type DiscrepancyKind = z.output<typeof discrepancyKind>;

export const discrepancy = z.object({
  orderId: z.string(),
  kind: discrepancyKind,
  /** Net of refunds, kuruş. */
  atBank: z.int(),
  withUs: z.int(),
  foundAt: z.iso.datetime(),
});
export type OpenDiscrepancy = z.output<typeof discrepancy>;
