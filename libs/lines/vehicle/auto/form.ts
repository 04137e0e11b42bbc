/**
 * AUTO, motor own-damage insurance (kasko): the person part, then the vehicle with its accessories and, if it was not found, its current
 * policy.
 */
import { autoFacts } from './facts';
import { personPartWith, welcome } from '../person-part';
import { autoOwnFields, line } from './auto-own-fields';
import { autoVehiclePart } from './auto-vehicle-part';

export const form = line({
  facts: autoFacts,
  own: autoOwnFields,
  welcome,
  parts: [personPartWith('Kasko fiyatınız mesleğinize göre düşebilir.', true), autoVehiclePart],
});
