import type { House } from '../../../tools/start/house.ts';
import { openThrowawayHouse } from '../../../tools/start/throwaway-house.ts';

/** A house for journeys: a sandbox without waiting times, and room for many walks from one address. */
export const openJourneyHouse = (): Promise<House> =>
  openThrowawayHouse('journeys', { RATE_LIMIT_POINTS: '5000', SANDBOX_LATENCY: '0.1', SANDBOX_SEED: 'journeys' });
