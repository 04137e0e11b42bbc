/** Messages of the code panel after a refusal; the texts are in the shared steps' outcomes. */
import { codeOutcomes } from '@emsal/api/outcomes/one-time-code';

/** A new object each time, so that the same message takes the focus again. */
export interface OtpRefusal {
  message: string;
}

/** The catalogue's message for a code, or the server's own. */
export function otpRefusal({ messageCode, message }: { messageCode: string; message: string }): OtpRefusal {
  const rows: Readonly<Record<string, { message: string }>> = codeOutcomes;
  return { message: rows[messageCode]?.message ?? message };
}

/** A code that can no longer be valid is not sent to the server. */
export function unusableCode(triesLeft: number, secondsLeft: number | undefined): OtpRefusal | null {
  if (triesLeft <= 0) return { message: codeOutcomes.otpExhausted.message };
  return secondsLeft !== undefined && secondsLeft <= 0 ? { message: codeOutcomes.otpExpired.message } : null;
}

/** Only an answered attempt counts: a lost connection does not. */
export function triesAfter(messageCode: string, triesLeft: number): number {
  if (messageCode === 'otpExhausted') return 0;
  return messageCode === 'otpWrong' ? Math.max(0, triesLeft - 1) : triesLeft;
}
