/** Who may be behind a request (decisions 030 and 031). */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Answers } from '../modules/visit/tables';

/** A browser that proved both halves of its token. */
export interface Visitor {
  id: string;
  tokenHash: string;
  /** Hash of the device cookie, or of address and user agent where there is none: a key for limits, nothing more. */
  deviceKey: string;
}

/** A run through a form, already checked to be the caller's own. */
export interface Visit {
  id: string;
  visitorId: string;
  branchId: number;
  line: LineId;
  createdAt: Date;
  /** Of its form, as they were stored when the call came. */
  answers: Answers;
  /** The one-time code was right within the session's two hours. */
  isVerified: boolean;
  /** Keyed hash of the identity number that the code proved; null while not verified. */
  verifiedIdentityKey: string | null;
}
