/** The chassis of sales that hold a plate alone: an earlier release never asked for it, or the register did not answer. */
import type { VisitContext } from '../../../http/context';
import { withChassis } from '../../vehicle/with-chassis';
import { holdRisks, salesOfHolder } from '../../policy/live-sale/live-sale-store';
import { riskKeysOf } from '../../policy/live-sale/blind-risk-keys';
import { findPolicyOfOrder } from '../../policy/policy-store';
import type { ChosenOffer } from '../chosen-offer';
import { findPayment } from '../payment/payment-store';
import { liveSaleOf } from './live-sale-of';

/** Of the policyholder's sales beside this one. @returns false while the register does not answer for one of them */
export async function completeKeys(offer: ChosenOffer, context: VisitContext): Promise<boolean> {
  const orderIds = await salesOfHolder(context.db, liveSaleOf(offer));
  const certainties = await Promise.all(orderIds.map((orderId) => completeSale(orderId, context)));
  return certainties.every(Boolean);
}

async function completeSale(orderId: string, { db, ports, log }: VisitContext): Promise<boolean> {
  const risk = (await findPolicyOfOrder(db, orderId))?.risk ?? (await findPayment(db, orderId))?.offer.risk;
  if (risk?.kind !== 'vehicle') return true;
  const { vehicle, isCertain } = await withChassis(risk, { db, ports });
  const isHeld = await holdRisks(db, orderId, riskKeysOf(vehicle));
  if (!isHeld) log.warn({ orderId }, 'live sale: another sale insures the same, check by hand');
  return isCertain;
}
