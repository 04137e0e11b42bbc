import type { House } from '../../../tools/start/house.ts';
import { openThrowawayHouse } from '../../../tools/start/throwaway-house.ts';

/** A house for journeys: a sandbox without waiting times, and room for many walks from one address, on a machine that may be slow. */
export const openJourneyHouse = (): Promise<House> =>
  openThrowawayHouse('journeys', {
    RATE_LIMIT_POINTS: '5000',
    // Whoever tests is late, not overrun.
    SHED_AFTER: '0',
    SANDBOX_LATENCY: '0.1',
    SANDBOX_SEED: 'journeys',
    // Of three tries the last one finds an API that was killed at the first.
    BANK_NOTIFICATION_DELAY: '6000',
  });
