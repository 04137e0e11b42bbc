import { protocolFailures, type ProtocolCode } from '@emsal/api/outcomes/protocol';

export interface ProtocolDetail {
  /** Message per field of the body. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** A request that cannot be served. Thrown anywhere below the HTTP kernel, which answers with the code's row of the catalogue. */
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
