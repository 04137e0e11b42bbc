/** The test of journeys that turn switches, kill a service or change rows: that holds for everybody in a house, so they have one of their own. */
import type { House } from '../../../tools/start/house.ts';
import { test as base } from '../walk/journey-test';
import { turnAllOff } from '../walk/switches';
import { openJourneyHouse } from './journey-house';

export { expect } from '../walk/journey-test';
export type { House };

export const test = base.extend<{ switchesOff: void }, { house: House }>({
  house: [
    async ({}, use) => {
      const house = await openJourneyHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  switchesOff: [
    async ({ house }, use) => {
      await use();
      await turnAllOff(house.sandboxUrl);
    },
    { auto: true },
  ],
});
