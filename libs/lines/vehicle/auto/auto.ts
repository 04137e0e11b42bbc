/** AUTO, motor own-damage insurance (kasko): the offer part, then the vehicle with its accessories and, where nobody knows it, its current policy. */
import { offerPartWith, welcome } from '../offer-part';
import { line } from '../vehicle-grammar';
import { accessories } from './accessory-fields';
import { autoVehiclePart } from './auto-part';

export const auto = line({
  id: 'AUTO',
  own: accessories,
  welcome,
  parts: [offerPartWith('Kasko fiyatınız mesleğinize göre düşebilir.'), autoVehiclePart],
});
