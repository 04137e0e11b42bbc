import type { Line } from '@emsal/lines/kit/step';
import { auto } from './auto/auto';
import { electricVehicle } from './electric-vehicle/electric-vehicle';
import { traffic } from './traffic/traffic';

/** The vehicle lines that are sold, with their forms: for programs that need all at once. The remote loads each by itself. */
export const vehicleLines: readonly Line[] = [auto, electricVehicle, traffic];
