/** Buying from an insurer: an order under our own id, and the policy that came of it. */
import { z } from 'zod';
import type { Declined } from './quote-answer';
import { day, hexId, identityNo, kurus, plate } from './scalars';

export const policyOrder = z.object({
  /** Our own id: the same id never makes a second policy, however often it is sent. */
  orderId: hexId,
  quoteRef: z.string().min(1).max(64),
  identityNo,
  plate,
  startDate: day,
  /** What the customer paid, kuruş; another amount than the quoted one is refused. */
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
