import type { BankReturn } from '../../../ports/bank/bank-port';

interface ReturnMove {
  to: 'callback_ok' | 'callback_failed';
  reason: string | null;
}

/** Only mdStatus 1 is full 3-D Secure; every other value is a failure, whatever the status says (domain 8.1). Without one the status alone counts. */
export function outcomeOfReturn({ mdStatus, status, reason = 'threeDFailed' }: BankReturn): ReturnMove {
  const isThreeDFailed = mdStatus !== undefined && mdStatus !== '1';
  if (status === 'success' && !isThreeDFailed) return { to: 'callback_ok', reason: null };
  return { to: 'callback_failed', reason: status === 'cancelled' ? 'cancelled' : reason };
}
