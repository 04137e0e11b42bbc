/** ELECTRICVEHICLE, own-damage insurance of electric vehicles: AUTO by value, its fuel fixed. */
import { electricVehicleFacts } from './facts';
import { line } from '../auto/auto-own-fields';
import { form as auto } from '../auto/form';
import { electricFuel } from '../option-lists';

export const form = line({
  ...auto,
  facts: electricVehicleFacts,
  fixed: { vehicleFuelType: electricFuel },
});
