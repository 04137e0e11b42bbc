/** Buying from an insurer: an order under our own id, and the policy that came of it. */
import { z } from 'zod';
import { declined } from './quote-answer';
import { day, kurus } from './quote-request';

export const orderId = z.string().regex(/^[0-9a-f]{32}$/);

export const policyOrder = z.object({
  /** Our own id: the same id never makes a second policy, however often it is sent. */
  orderId,
  quoteRef: z.string().min(1).max(64),
  identityNo: z.string().regex(/^\d{10,11}$/),
  plate: z.string().max(12),
  startDate: day,
  /** What the customer paid, kuruş; another amount than the quoted one is refused. */
  total: kurus,
});
export type PolicyOrder = z.infer<typeof policyOrder>;

export const policy = z.object({
  orderId,
  policyNo: z.string().min(1).max(40),
  startDate: day,
  /** Last day of cover. */
  endDate: day,
  total: kurus,
  state: z.enum(['active', 'cancelled']),
});
export type Policy = z.infer<typeof policy>;

export const issueAnswer = z.discriminatedUnion('kind', [z.object({ kind: z.literal('issued'), policy }), declined]);
export type IssueAnswer = z.infer<typeof issueAnswer>;
