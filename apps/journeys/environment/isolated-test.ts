/** The test function of journeys that use fault switches, kill a service or change rows: they have an environment of their own. */
import type { Environment } from '../../../tools/start/environment.ts';
import { test as base } from '../walk/journey-test';
import { turnAllOff } from '../walk/switches';
import { openJourneyEnvironment } from './journey-environment';

export { expect } from '../walk/journey-test';
export type { Environment };

export const test = base.extend<{ switchesOff: void }, { environment: Environment }>({
  environment: [
    async ({}, use) => {
      const environment = await openJourneyEnvironment();
      await use(environment);
      await environment.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  switchesOff: [
    async ({ environment }, use) => {
      await use();
      await turnAllOff(environment.sandboxUrl);
    },
    { auto: true },
  ],
});
