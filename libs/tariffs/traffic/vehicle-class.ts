import type { VehicleClass } from './traffic-figures';

/** Class of a vehicle by its usage type: 001001 is the private car; vans (027021) and all other types of the form are light goods vehicles. */
export function vehicleClassOf(usageType: string): VehicleClass {
  return usageType === '001001' ? 'car' : 'pickup';
}
