import type { Environment } from '../../../tools/start/environment.ts';
import { openTestEnvironment } from '../../../tools/start/test-environment.ts';

/** An environment for journeys: short sandbox latencies, and limits that allow many visitors from one address. */
export const openJourneyEnvironment = (): Promise<Environment> =>
  openTestEnvironment('journeys', {
    RATE_LIMIT_POINTS: '5000',
    // A slow test machine must not cause 503.
    SHED_AFTER: '0',
    SANDBOX_LATENCY: '0.1',
    SANDBOX_SEED: 'journeys',
    // Of three notifications the last one reaches an API that was killed at the first.
    BANK_NOTIFICATION_DELAY: '6000',
  });
