/** Policy orders with our own id, and the issued policy. */
import { z } from 'zod';
import type { Declined } from './quote-answer';
import { day, hexId, identityNo, kurus } from './scalars';

/** Who is paid first in a claim, because the insured object secures a loan: a bank's branch or a finance company, by the codes of `libs/reference/banks.ts`. */
export const lossPayee = z.object({
  bankCode: z.string().max(8).optional(),
  branchCode: z.string().max(8).optional(),
  financialCompanyCode: z.string().max(8).optional(),
  /** The borrower's identity or tax number. */
  borrowerNo: z.string().min(10).max(11),
});

/** As policy and visa certificate name them: with the number of the register, or of a passport. */
export const namedTraveller = z.object({
  name: z.string().max(100),
  surname: z.string().max(100),
  birthday: day,
  identityNo: identityNo.optional(),
  passportNo: z.string().max(20).optional(),
});

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
  lossPayee: lossPayee.optional(),
  /** Everybody, the policyholder too where they travel; absent where nothing but the numbers of the offer's request is known. */
  travellers: z.array(namedTraveller).max(20).optional(),
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
