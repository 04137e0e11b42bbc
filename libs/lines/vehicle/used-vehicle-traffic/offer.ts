/** What can be changed on an offer. */
import { commonOptions } from '../vehicle-options';

export const usedVehicleTrafficOptions = commonOptions;
