import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import type { Page } from '@emsal/platform/page';

export type PaymentOutcome = OutputOf<'POST policyrequest/Success'>;

/** The server has no payment of this visitor under this name; no payment has such a name. */
const unknownCodes = ['notFound', 'badBody'];

/** The state of a payment; without one it cannot be read now, or (`isUnknown`) this visitor has no such payment. */
export interface Reading {
  outcome: PaymentOutcome | null;
  isUnknown: boolean;
}

/** Only reads. */
export async function readPayment(
  { transport }: Pick<Page, 'transport'>,
  odeme: string,
  signal?: AbortSignal,
): Promise<Reading> {
  const reply = await createClient(transport).command(
    'POST policyrequest/Success',
    { odeme },
    signal ? { signal } : {},
  );
  if (reply.isSuccess) return { outcome: reply.result, isUnknown: false };
  return { outcome: null, isUnknown: unknownCodes.includes(reply.messageCode) };
}

/** The state alone, null where there is none to tell. */
export const readOutcome = async (...asked: Parameters<typeof readPayment>): Promise<PaymentOutcome | null> =>
  (await readPayment(...asked)).outcome;
