/** The vehicle lines that are sold here: one line of code per product line. */
import type { RegisteredLine } from '@emsal/funnel/form-page/form-route';

export const lines: readonly RegisteredLine[] = [
  { id: 'AUTO', load: async () => (await import('@emsal/lines/vehicle/auto/auto')).auto },
  {
    id: 'ELECTRICVEHICLE',
    load: async () => (await import('@emsal/lines/vehicle/electric-vehicle/electric-vehicle')).electricVehicle,
  },
  { id: 'TRAFFIC', load: async () => (await import('@emsal/lines/vehicle/traffic/traffic')).traffic },
];
