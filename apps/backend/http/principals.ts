/** The principals of a request (decisions 030 and 215). */
import type { Owner } from './owner';
import type { LineId } from '@emsal/lines/facts/line-ids';

/** A form's answers by field name. */
export type Answers = Record<string, unknown>;

/** A browser that sent both halves of its token. */
export interface Visitor {
  id: string;
  tokenHash: string;
  /** Hash of the device cookie, or of address and user agent where there is none; used for rate limits only. */
  deviceKey: string;
  /** The customer that this browser's session acts for; null without a session. */
  customerId: string | null;
}

/** A visit (docs/terms.md), already checked to belong to the caller. */
export interface Visit {
  id: string;
  /** The browser that opened it, and those that opened it again with a one-time code. */
  visitorIds: readonly string[];
  /** Null while the visit waits for a customer. */
  customerId: string | null;
  branchId: number;
  line: LineId;
  createdAt: Date;
  /** Offer number of the last quote request; null before the first. */
  offerNo: string | null;
  /** The form's answers as stored when the call arrived. */
  answers: Answers;
  /** A correct one-time code was entered within the last two hours. */
  isVerified: boolean;
  /** Keyed hash of the verified identity number; null while not verified. */
  verifiedIdentityHash: string | null;
  /** What the one-time code proved; null while not verified. */
  proven: Owner | null;
}
