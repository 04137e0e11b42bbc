import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { VisitContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { overlappingSales } from '../../policy/live-sale/live-sale-store';
import type { CheckoutDependencies } from '../chosen-offer';
import { findPayment } from '../payment/payment-store';
import { isOwnPayment } from '../payment/require-own-payment';
import { refuse } from '../refuse';
import { identifiedOffer } from './identified-offer';
import { liveSaleOf } from './live-sale-of';

/** Those of this browser or account, whose pages the caller may open. */
export async function getLiveSales(
  { offers }: CheckoutDependencies,
  { visitId }: { visitId: VisitId },
  context: VisitContext,
): Promise<OutputOf<'GET policyrequest/GetLiveSales/{visitId}'> | Refusal> {
  const offer = await offers.chosenOffer(context, { visitId });
  if (!offer) return refuse('offerGone');
  const sales = await overlappingSales(context.db, liveSaleOf(await identifiedOffer(offer, context)));
  const payments = await Promise.all(sales.map(({ orderId }) => findPayment(context.db, orderId)));
  return payments.flatMap((payment) =>
    payment && isOwnPayment(context.visitor, payment)
      ? [
          {
            odeme: payment.odeme,
            lineSlug: lineFacts[payment.offer.line].slug,
            isPaid: payment.state === 'policy_issued',
          },
        ]
      : [],
  );
}
