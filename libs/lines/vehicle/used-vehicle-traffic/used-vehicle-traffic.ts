/** USEDVEHICLETRAFFIC, compulsory traffic insurance of a vehicle that is being bought: the policy first, the registration later. */
import { offerPart, welcome } from '../offer-part';
import { line } from '../vehicle-grammar';
import { usedVehiclePart } from './used-vehicle-part';

/** The specification names the field and no value of it; this one is ours. */
export const usedVehicleSale = 'usedVehicle';

export const usedVehicleTraffic = line({
  id: 'USEDVEHICLETRAFFIC',
  welcome,
  parts: [offerPart, usedVehiclePart],
  fixed: { vehicleSaleType: usedVehicleSale, licensePlateStatus: '1' },
});
