/** What can be changed on an offer. */
import { kaskoOptions } from '../vehicle-options';

export const electricVehicleOptions = kaskoOptions;
