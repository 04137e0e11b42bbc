/** Gives policies of earlier releases their risk and parties, from their payment. Idempotent; runs at every start. */
import type { Services } from '../../../http/services';
import { addParties } from '../../policy/party/party-store';
import { policiesWithoutParties, setPolicyRisk } from '../../policy/policy-store';
import { findPayment } from '../payment/payment-store';
import { findPolicyInfo } from '../policy-info/policy-info-store';
import { partiesOfSale } from './parties-of-sale';

type FillContext = Pick<Services, 'db'>;

export async function fillPolicies(context: FillContext): Promise<void> {
  for (let after = ''; ;) {
    const rows = await policiesWithoutParties(context.db, after);
    for (const { id, orderId } of rows) await fill(context, { id, orderId: orderId! });
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function fill({ db }: FillContext, { id, orderId }: { id: string; orderId: string }): Promise<void> {
  const payment = await findPayment(db, orderId);
  if (!payment) return;
  const { visitId, quoteHeaderId, offer } = payment;
  const info = await findPolicyInfo(db, { visitId, quoteHeaderId, productId: offer.productId });
  await db.transaction(async (tx) => {
    await setPolicyRisk(tx, id, offer.risk);
    await addParties(tx, id, partiesOfSale(payment, info));
  });
}
