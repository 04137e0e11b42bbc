import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import type { Page } from '@emsal/platform/page';

export type PaymentOutcome = OutputOf<'POST policyrequest/Success'>;

/** Codes for a payment that does not exist or is not this visitor's. */
const unknownCodes = ['notFound', 'badBody'];

/** State of a payment; null when it cannot be read, `isUnknown` when this visitor has no such payment. */
export interface PaymentReading {
  outcome: PaymentOutcome | null;
  isUnknown: boolean;
}

/** Read-only. */
export async function readPayment(
  { transport }: Pick<Page, 'transport'>,
  odeme: string,
  signal?: AbortSignal,
): Promise<PaymentReading> {
  const reply = await createClient(transport).command(
    'POST policyrequest/Success',
    { odeme },
    signal ? { signal } : {},
  );
  if (reply.isSuccess) return { outcome: reply.result, isUnknown: false };
  return { outcome: null, isUnknown: unknownCodes.includes(reply.messageCode) };
}

/** The state, or null. */
export const readOutcome = async (...args: Parameters<typeof readPayment>): Promise<PaymentOutcome | null> =>
  (await readPayment(...args)).outcome;
