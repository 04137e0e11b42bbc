/** Who is paid first in a claim, in checkout's terms. */
import type { payee } from '@emsal/api/calls/policy-request/shapes';
import type { z } from 'zod';

export type LossPayee = z.output<typeof payee>;
/** The loss payee that a line's form has asked for; null where it was not asked. */
export type GivenPayee = (answers: Readonly<Record<string, unknown>>) => LossPayee | null;
