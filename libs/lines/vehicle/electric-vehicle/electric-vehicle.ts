/** ELECTRICVEHICLE, own-damage insurance of electric vehicles: AUTO by value, its fuel fixed. */
import { electricVehicleFacts } from './facts';
import { auto } from '../auto/auto';
import { electricFuel } from '../option-lists';
import { line } from '../vehicle-grammar';

export const electricVehicle = line({
  ...auto,
  facts: electricVehicleFacts,
  fixed: { vehicleFuelType: electricFuel },
});
