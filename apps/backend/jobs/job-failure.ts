/** Why a job could not do its work, as a code that the desk has words for. */
import { DrizzleQueryError } from 'drizzle-orm';

export const jobFailureCodes = [
  'providerAway',
  'bankAway',
  'refundRefused',
  'busy',
  'contradiction',
  'unanswered',
  'database',
  'expired',
  'unexpected',
] as const;
export type JobFailureCode = (typeof jobFailureCodes)[number];

export class JobFailure extends Error {
  readonly code: JobFailureCode;
  /** @param message for the log */
  constructor(code: JobFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

const isUnanswered = ({ name, code }: { name: string; code?: unknown }): boolean =>
  name === 'TimeoutError' || /^(?:ECONN|ETIMEDOUT|EAI_AGAIN|UND_ERR)/.test(String(code));

/** Of the error or its causes. */
export function failureCodeOf(error: unknown): JobFailureCode {
  if (error instanceof JobFailure) return error.code;
  if (error instanceof DrizzleQueryError) return 'database';
  if (!(error instanceof Error)) return 'unexpected';
  return isUnanswered(error) ? 'unanswered' : failureCodeOf(error.cause);
}

/** As stored; what pg-boss itself ended has none. */
export const storedCode = (code: unknown): JobFailureCode =>
  jobFailureCodes.find((one) => one === code) ?? 'unexpected';
