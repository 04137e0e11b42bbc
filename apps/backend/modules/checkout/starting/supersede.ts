import type { Tx } from '../../../db/database';
import type { VisitContext } from '../../../http/context';
import { type PaymentRow } from '../payment/payment-store';
import { movePayment } from '../completion/move-payment';
import { scheduleLateChargeRefund } from '../completion/refund-late-charge';

/** Ends an open attempt. A page that charges by itself may outlive it: when it has closed, a job checks for a charge. */
export async function supersede(
  tx: Tx,
  { id, challenge, expiresAt }: PaymentRow,
  context: VisitContext,
): Promise<void> {
  await movePayment(tx, { id, to: 'expired', reason: 'superseded', at: context.clock.now() });
  if (challenge && context.ports.bank.chargesForSeconds !== undefined)
    await scheduleLateChargeRefund(context, id, { tx, startAfter: expiresAt });
}
