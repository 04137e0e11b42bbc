/** The vehicle lines that are sold: one line of code per product line. The remote, the backend and the journeys read it. */
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';

export const vehicleLines: readonly RegisteredLine[] = [
  { id: 'AUTO', load: async () => (await import('./auto/auto')).auto },
  { id: 'ELECTRICVEHICLE', load: async () => (await import('./electric-vehicle/electric-vehicle')).electricVehicle },
  { id: 'TRAFFIC', load: async () => (await import('./traffic/traffic')).traffic },
];
