/** How the code panel goes on after a refusal; the sentences stand in the shared steps' outcomes. */
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';

/** `retry`: type again · `newCode`: this code is spent · `wait`: a new one comes later · `changePhone`: the number must be updated. */
export type OtpNext = 'retry' | 'newCode' | 'wait' | 'changePhone';

const nextOf: Readonly<Record<string, OtpNext>> = {
  otpWrong: 'retry',
  otpExpired: 'newCode',
  otpExhausted: 'newCode',
  otpTooSoon: 'wait',
  otpCapReached: 'wait',
  smsFailed: 'newCode',
  identityNotMatchPhone: 'changePhone',
  phoneMaximumUse: 'changePhone',
};

export interface OtpRefusal {
  message: string;
  next: OtpNext;
}

/** The sentence for a code of the catalogue, else the server's own. */
export function otpRefusal({ messageCode, message }: { messageCode: string; message: string }): OtpRefusal {
  const rows: Readonly<Record<string, { message: string }>> = sharedStepOutcomes;
  return { message: rows[messageCode]?.message ?? message, next: nextOf[messageCode] ?? 'retry' };
}

/** A code that cannot be right any more is not sent to the server again. */
export function spentCode(triesLeft: number, secondsLeft: number | undefined): OtpRefusal | null {
  if (triesLeft <= 0) return { message: sharedStepOutcomes.otpExhausted.message, next: 'newCode' };
  return secondsLeft !== undefined && secondsLeft <= 0
    ? { message: sharedStepOutcomes.otpExpired.message, next: 'newCode' }
    : null;
}
