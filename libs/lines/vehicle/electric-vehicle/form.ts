/** ELECTRICVEHICLE, own-damage insurance of electric vehicles: AUTO by value, its fuel fixed. */
import { electricVehicleFacts } from './facts';
import { form as auto } from '../auto/form';
import { electricFuel } from '../option-lists';
import { line } from '../vehicle-grammar';

export const form = line({
  ...auto,
  facts: electricVehicleFacts,
  fixed: { vehicleFuelType: electricFuel },
});
