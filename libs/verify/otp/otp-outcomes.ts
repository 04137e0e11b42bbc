/** What the code panel says after a refusal; the sentences stand in the shared steps' outcomes. */
import { codeOutcomes } from '@emsal/api/outcomes/one-time-code';

/** An object of its own each time, so that the same sentence twice takes the focus twice. */
export interface OtpRefusal {
  message: string;
}

/** The sentence for a code of the catalogue, else the server's own. */
export function otpRefusal({ messageCode, message }: { messageCode: string; message: string }): OtpRefusal {
  const rows: Readonly<Record<string, { message: string }>> = codeOutcomes;
  return { message: rows[messageCode]?.message ?? message };
}

/** A code that cannot be right any more is not sent to the server again. */
export function spentCode(triesLeft: number, secondsLeft: number | undefined): OtpRefusal | null {
  if (triesLeft <= 0) return { message: codeOutcomes.otpExhausted.message };
  return secondsLeft !== undefined && secondsLeft <= 0 ? { message: codeOutcomes.otpExpired.message } : null;
}

/** Only an answered guess costs a try: a lost connection does not. */
export function triesAfter(messageCode: string, triesLeft: number): number {
  if (messageCode === 'otpExhausted') return 0;
  return messageCode === 'otpWrong' ? Math.max(0, triesLeft - 1) : triesLeft;
}
