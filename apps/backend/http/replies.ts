/** Response bodies: the envelope of a success or a refusal, and the catalogue's row for a protocol failure. */
import { failure, success } from '@emsal/api/envelope';
import { protocolFailures, type ProtocolCode } from '@emsal/api/outcomes/protocol';
import { z } from 'zod';
import { databaseFailureOf } from '../db/database-failure';
import type { Reply } from './idempotency/idempotency';
import { ProtocolError } from './protocol-error';
import { Refusal } from './refusal';

/** Seconds for Retry-After: a crashed database restarts within seconds; a full disk needs an operator. */
const retryAfterSeconds = { unavailable: 2, storageFull: 30 };

export const envelopeOf = (result: unknown): Reply => ({
  status: 200,
  body: result instanceof Refusal ? failure(result.code, result.message, result.fields) : success(result),
});

/** The protocol error for a thrown value; `internal`, without its cause, for an unexpected one. A client that disconnects during the body raises ECONNRESET as a lost database does, but with a status. */
export function protocolErrorOf(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  const code = codeOf(error);
  return code === 'unavailable' || code === 'storageFull'
    ? new ProtocolError(code, { retryAfterSeconds: retryAfterSeconds[code] })
    : new ProtocolError(code);
}

function codeOf(error: unknown): ProtocolCode {
  const { statusCode } = error as { statusCode?: unknown };
  return statusCode === undefined ? (databaseFailureOf(error) ?? 'internal') : codeOfStatus(Number(statusCode));
}

const codeOfStatus = (status: number): ProtocolCode => {
  if (status === 503) return 'unavailable';
  if (status >= 500) return 'internal';
  return ({ 404: 'notFound', 413: 'tooLarge', 415: 'wrongType', 429: 'tooMany' } as const)[status] ?? 'badBody';
};

export const protocolBody = ({ code, detail }: ProtocolError) => ({
  message: protocolFailures[code].message,
  messageCode: code,
  ...(detail.fields && { fields: detail.fields }),
});

export const protocolBodySchema = z.object({
  message: z.string(),
  messageCode: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
