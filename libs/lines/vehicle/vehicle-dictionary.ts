/** All fields of the vehicle family, as types: those of single lines too. */
import type { accessoryFields } from './auto/accessory-fields';
import type { travelFields } from './green-card/travel-fields';
import type { firstDayFields } from './first-day/first-day-fields';
import type { immFields } from './imm/imm-fields';
import type { dealerFields } from './short-traffic/dealer-fields';
import type { vehicleFields } from './vehicle-fields';

/** Includes the fields that single lines have in their own `own`, which only their pages load. */
export type VehicleDictionary = typeof vehicleFields & OwnFields;
export type OwnFields = typeof accessoryFields &
  typeof dealerFields &
  typeof immFields &
  typeof travelFields &
  ReturnType<typeof firstDayFields>;
