/** What goes over the wire: the envelope of a success or a refusal, and the catalogue's row for a protocol failure. */
import { failure, success } from '@emsal/api/envelope';
import { protocolFailures, type ProtocolCode } from '@emsal/api/outcomes/protocol';
import { z } from 'zod';
import { isDatabaseUnreachable } from '../db/unreachable';
import type { Reply } from './idempotency/idempotency';
import { ProtocolError } from './protocol-error';
import { Refusal } from './refusal';

/** Seconds after which a client may try again when the database is away. */
const retryUnavailable = 5;

export const envelopeOf = (result: unknown): Reply => ({
  status: 200,
  body: result instanceof Refusal ? failure(result.code, result.message, result.fields) : success(result),
});

/** The catalogue's row for whatever was thrown; `internal` for a surprise, which says nothing of its cause. A caller who goes in the middle of a body is reset as a database is, but has a status. */
export function protocolErrorOf(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  const status = (error as { statusCode?: unknown }).statusCode ?? (isDatabaseUnreachable(error) ? 503 : 500);
  return status === 503
    ? new ProtocolError('unavailable', { retryAfterSeconds: retryUnavailable })
    : new ProtocolError(codeOf(Number(status)));
}

const codeOf = (status: number): ProtocolCode => {
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
