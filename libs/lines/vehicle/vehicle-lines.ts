/** The vehicle lines on sale, one line of code per product line. Used by the remote, the backend and the journeys. */
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';

export const vehicleLines: readonly RegisteredLine[] = [
  {
    id: 'AUTO',
    load: async () => (await import('./auto/auto')).auto,
  },
  {
    id: 'ELECTRICVEHICLE',
    load: async () => (await import('./electric-vehicle/electric-vehicle')).electricVehicle,
  },
  {
    id: 'TRAFFIC',
    load: async () => (await import('./traffic/traffic')).traffic,
  },
  {
    id: 'SHORTTRAFFIC',
    load: async () => (await import('./short-traffic/short-traffic')).shortTraffic,
  },
  {
    id: 'USEDVEHICLETRAFFIC',
    load: async () => (await import('./used-vehicle-traffic/used-vehicle-traffic')).usedVehicleTraffic,
  },
  {
    id: 'IMM',
    load: async () => (await import('./imm/imm')).imm,
  },
  {
    id: 'GREENCARD',
    load: async () => (await import('./green-card/green-card')).greenCard,
  },
];
