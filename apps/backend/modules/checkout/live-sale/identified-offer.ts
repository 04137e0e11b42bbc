/** A quote names a vehicle by its plate or, as long as it has none, by its chassis: a sale holds both (decision 335). */
import { isCompulsory } from '@emsal/lines/registry/product-class';
import { riskNumber } from '@emsal/risks/risk';
import type { VisitContext } from '../../../http/context';
import { ProtocolError } from '../../../http/protocol-error';
import { withChassis } from '../../vehicle/with-chassis';
import type { ChosenOffer } from '../chosen-offer';
import { completeKeys } from './complete-keys';

const retryAfterSeconds = 5;

/**
 * The offer with everything that identifies its risk.
 * @throws ProtocolError unavailable where the law allows one policy and nobody can say now whether it is the same vehicle
 */
export async function identifiedOffer(offer: ChosenOffer, context: VisitContext): Promise<ChosenOffer> {
  if (offer.risk.kind !== 'vehicle') return offer;
  const { vehicle: risk, isCertain } = await withChassis(offer.risk, context, offer.visitId);
  const identified = { ...offer, risk };
  // By a plate it finds every sale that holds the plate; without one, the holder's other sales must hold their chassis first.
  const areOthersCertain = riskNumber(risk) !== '' || (await completeKeys(identified, context));
  if (isCompulsory(offer.line) && !(isCertain && areOthersCertain))
    throw new ProtocolError('unavailable', { retryAfterSeconds });
  return identified;
}
