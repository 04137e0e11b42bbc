/**
 * AUTO, motor own-damage insurance (kasko): the offer part, then the vehicle with its accessories and, if it was not found, its current
 * policy.
 */
import { autoFacts } from './facts';
import { offerPartWith, welcome } from '../offer-part';
import { autoOwnFields, line } from './auto-own-fields';
import { autoVehiclePart } from './auto-part';

export const form = line({
  facts: autoFacts,
  own: autoOwnFields,
  welcome,
  parts: [offerPartWith('Kasko fiyatınız mesleğinize göre düşebilir.', true), autoVehiclePart],
});
