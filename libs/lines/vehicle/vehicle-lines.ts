import type { Line } from '@emsal/lines/kit/step';
import { traffic } from './traffic/traffic';

/** The vehicle lines that are sold, with their forms: for programs that need all at once. The remote loads each by itself. */
export const vehicleLines: readonly Line[] = [traffic];
