/** The vehicle lines that are sold: one line of code per product line. The remote, the backend and the journeys read it. */
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';

export const vehicleLines: readonly RegisteredLine[] = [
  {
    id: 'AUTO',
    load: async () => (await import('./auto/auto')).auto,
    samples: async () => (await import(/* webpackIgnore: true */ './auto/auto-samples')).autoSamples,
  },
  {
    id: 'ELECTRICVEHICLE',
    load: async () => (await import('./electric-vehicle/electric-vehicle')).electricVehicle,
    samples: async () =>
      (await import(/* webpackIgnore: true */ './electric-vehicle/electric-vehicle-samples')).electricVehicleSamples,
  },
  {
    id: 'TRAFFIC',
    load: async () => (await import('./traffic/traffic')).traffic,
    samples: async () => (await import(/* webpackIgnore: true */ './traffic/traffic-samples')).trafficSamples,
  },
  {
    id: 'SHORTTRAFFIC',
    load: async () => (await import('./short-traffic/short-traffic')).shortTraffic,
    samples: async () =>
      (await import(/* webpackIgnore: true */ './short-traffic/short-traffic-samples')).shortTrafficSamples,
  },
  {
    id: 'USEDVEHICLETRAFFIC',
    load: async () => (await import('./used-vehicle-traffic/used-vehicle-traffic')).usedVehicleTraffic,
    samples: async () =>
      (await import(/* webpackIgnore: true */ './used-vehicle-traffic/used-vehicle-traffic-samples'))
        .usedVehicleTrafficSamples,
  },
  {
    id: 'IMM',
    load: async () => (await import('./imm/imm')).imm,
    samples: async () => (await import(/* webpackIgnore: true */ './imm/imm-samples')).immSamples,
  },
  {
    id: 'GREENCARD',
    load: async () => (await import('./green-card/green-card')).greenCard,
    samples: async () => (await import(/* webpackIgnore: true */ './green-card/green-card-samples')).greenCardSamples,
  },
];
