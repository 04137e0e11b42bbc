/** Policy orders with our own id, and the issued policy. */
import { z } from 'zod';
import type { Declined } from './quote-answer';
import { day, hexId, identityNo, kurus } from './scalars';

export const policyOrder = z.object({
  /** Our own id: a repeated order never issues a second policy. */
  orderId: hexId,
  quoteRef: z.string().min(1).max(64),
  identityNo,
  /** The number of the risk, unformatted; empty where it has none. */
  reference: z.string().max(40),
  startDate: day,
  /** What the customer paid, kuruş; an amount other than the quoted one is declined. */
  total: kurus,
});
export type PolicyOrder = z.infer<typeof policyOrder>;

export const policy = z.object({
  orderId: hexId,
  policyNo: z.string().min(1).max(40),
  startDate: day,
  /** Last day of cover. */
  endDate: day,
  total: kurus,
  state: z.enum(['active', 'cancelled']),
});
export type Policy = z.infer<typeof policy>;

export type IssueAnswer = { kind: 'issued'; policy: Policy } | Declined;
