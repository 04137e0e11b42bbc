/** The confirmed and the current price, for the customer to compare: a changed price stops the sale. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import type { VisitContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import type { CheckoutDependencies, ChosenOffer } from '../chosen-offer';
import { refuse } from '../refuse';
import type { ConfirmedPrice } from './tables';
import { findPolicyInfo } from './policy-info-store';

export const priceOf = ({ total, breakdown, validUntil }: ChosenOffer): ConfirmedPrice => ({
  total,
  breakdown,
  validUntil: validUntil.toISOString(),
});

export async function getPriceChange(
  { offers }: CheckoutDependencies,
  { visitId }: { visitId: VisitId },
  context: VisitContext,
): Promise<OutputOf<'GET policyrequest/GetPriceChange/{visitId}'> | Refusal> {
  const offer = await offers.chosenOffer(context, { visitId });
  if (!offer) return refuse('offerGone');
  const info = await findPolicyInfo(context.db, offer);
  return {
    confirmed: info?.price ?? null,
    current: { ...priceOf(offer), seal: await offers.sealOf(context, offer) },
  };
}
