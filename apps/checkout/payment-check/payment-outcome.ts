import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import type { Page } from '@emsal/platform/page';

export type PaymentOutcome = OutputOf<'POST policyrequest/Success'>;

/** The state of a payment; null when it cannot be read now, or is not this visitor's. Only reads. */
export async function readOutcome(
  { transport }: Pick<Page, 'transport'>,
  odeme: string,
  signal?: AbortSignal,
): Promise<PaymentOutcome | null> {
  const reply = await createClient(transport).command(
    'POST policyrequest/Success',
    { odeme },
    signal ? { signal } : {},
  );
  return reply.isSuccess ? reply.result : null;
}
