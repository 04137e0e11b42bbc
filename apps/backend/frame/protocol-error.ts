import { protocolFailures, type ProtocolCode } from '@emsal/api/outcomes/protocol';

export interface ProtocolDetail {
  /** Message per field of the body. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** A request that cannot be served, thrown from anywhere below the frame; the frame answers its row of the catalogue. */
export class ProtocolError extends Error {
  readonly code: ProtocolCode;
  readonly detail: ProtocolDetail;

  constructor(code: ProtocolCode, detail: ProtocolDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
  get status(): number {
    return protocolFailures[this.code].status;
  }
}
