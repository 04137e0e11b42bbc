import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { drivenStates, openStates } from '../checkout/payment/payment-graph';
import { payments } from '../checkout/payment/tables';

/** Money may be under way: what happens to it is told in the account. */
export const isPaymentRunning = async (db: Executor, customerId: string): Promise<boolean> =>
  (await db.$count(
    payments,
    and(eq(payments.customerId, customerId), inArray(payments.state, [...openStates, ...drivenStates])),
  )) > 0;
